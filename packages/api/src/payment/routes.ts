import { toEuros } from '@colada/domain/money/money'
import {
  createIntent,
  deleteCard,
  getCards,
  getOrderPayments,
  getPaymentConfig,
} from '@colada/domain/payment/contract'
import type { FastifyInstance } from 'fastify'
import { recordAccountEvent } from '../account/service.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest } from '../plugins/idempotency.ts'
import { prepareIntent } from './intents.ts'
import { callProvider } from './opening.ts'
import { listOrderPayments } from './order-payments.ts'
import { paypalRoutes } from './paypal-routes.ts'
import { checkCard, listCards, removeCard } from './saved-cards.ts'
import { paypalWebhookRoutes, webhookRoutes } from './webhook.ts'

/** Card payments and saved cards (spec 001 §7), PayPal payments, and the providers' webhooks. */
export function paymentRoutes(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database, cards, paypal, clock, config } = dependencies
  const { db } = database

  registerEndpoint(app, createIntent, async (context) => {
    const { body, actor } = context
    const { payment_method_id: cardId } = body
    if (cardId !== undefined) await callProvider(() => checkCard(db, cards, actor.userId, cardId))
    const intent = await prepareIntent(
      { db, cards, paypal, clock },
      {
        userId: actor.userId,
        orderId: body.order_id,
        expectedType: body.payment_intent_type,
        savesCard: body.save_payment_method === 1,
        expectedAmount: body.precio_pedido,
        keyed: keyedRequest(context, createIntent.name, body, new Date(clock())),
      },
    )
    return {
      payment_intent: {
        id: intent.id,
        client_secret: intent.clientSecret,
        status: intent.providerStatus,
        amount: toEuros(intent.amount),
      },
    }
  })

  registerEndpoint(app, getCards, async ({ actor }) => {
    const savedCards = await callProvider(() => listCards(db, cards, actor.userId))
    // Without cards: code 146 with HTTP 200 and an empty list (spec 001 §7).
    return {
      statusName: savedCards.length === 0 ? 'noCards' : 'ok',
      cards: savedCards.map((card) => ({
        id: card.id,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
      })),
    }
  })

  registerEndpoint(app, deleteCard, async ({ params, actor }) => {
    const isRemoved = await callProvider(() => removeCard(db, cards, actor.userId, params.id))
    if (!isRemoved) throw new ApiError('notFound')
    const { userId } = actor
    await recordAccountEvent(db, { userId, actor, event: 'card-deleted' }, clock())
    return {}
  })

  registerEndpoint(app, getOrderPayments, async ({ params, actor }) => ({
    payments: await listOrderPayments(db, { userId: actor.userId, ...params }),
  }))

  registerEndpoint(app, getPaymentConfig, async () => ({
    publishable_key: config.stripe.publishableKey,
    card_script: config.stripe.cardScript,
    paypal_client_id: config.paypal?.clientId ?? '',
    paypal_script: config.paypal?.script ?? '',
  }))

  paypalRoutes(app, dependencies)
  webhookRoutes(app, dependencies)
  paypalWebhookRoutes(app, dependencies)
}
