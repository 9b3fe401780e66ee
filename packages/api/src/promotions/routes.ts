import { toEuros } from '@colada/domain/money/money'
import {
  checkCoupon,
  deleteUserPromo,
  fromPrices,
  getAvailablePromos,
  getPromos,
  getReferrals,
  getWallet,
} from '@colada/domain/promotions/contract'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { FastifyInstance } from 'fastify'
import { findCustomer } from '../account/service.ts'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordServed } from '../staff/service.ts'
import { listOffers, toWireOffer } from './available.ts'
import { presentPromo } from './present.ts'
import type { Pricing, Quote } from './pricing.ts'
import { hideCoupon, listPromos } from './repository.ts'
import { termsOf } from './terms.ts'
import { listWallet, sumRewards } from './wallet.ts'

/** Why a code is not applied, and which unpaid order keeps it from being used. */
function outcomeText(language: Language, { problem, heldBy }: Quote): string {
  const { status, codeHeld } = messages[language]
  const reason = status[problem ?? 'ok']
  return heldBy === undefined ? reason : `${reason} ${interpolate(codeHeld, { locator: heldBy })}`
}

/** The price of a cart, with or without a promo code, the available promotions, the promotions page (spec 001 §7), and what a customer owns. */
export function promotionsRoutes(
  app: FastifyInstance,
  { database, clock }: AppDependencies,
  pricing: Pricing,
): void {
  registerEndpoint(app, checkCoupon, async ({ body, actor, language }) => {
    const quote = await pricing.quote(database.db, { body, actor, now: clock() })
    const outcome = quote.problem ?? 'ok'
    return {
      ...fromPrices(quote.prices),
      precio_pickup: toEuros(quote.prices.pickup),
      precio_delivery: toEuros(quote.prices.delivery),
      calculate_status: {
        code: statusCodes[outcome].code,
        message: outcomeText(language, quote),
      },
      promo_code: quote.coupon?.code ?? '',
      promo_terms: quote.coupon ? termsOf(quote.coupon, language) : '',
    }
  })

  registerEndpoint(app, getAvailablePromos, async ({ body, actor, language }) => {
    const { db } = database
    const use = await pricing.couponUse(db, actor, body.items)
    const offers = await listOffers(db, use, clock())
    return { available_promos: offers.map((offer) => toWireOffer(offer, language)) }
  })

  registerEndpoint(app, getPromos, async ({ language }) => {
    const rows = await listPromos(database.db)
    return {
      promotions: rows.map((row) => presentPromo(row, language)),
    }
  })

  registerEndpoint(app, deleteUserPromo, async ({ query, actor }) => {
    const customer = await findCustomer(database.db, actor.userId)
    if (!customer) throw new ApiError('notSignedIn')
    const at = new Date(clock())
    const subjectId = query.coupon_id
    await runTransaction(database.db, async (tx) => {
      // Another customer's coupon is reported as not found, like an unknown one (trust 4).
      if (!(await hideCoupon(tx, customer, subjectId, at))) throw new ApiError('notFound')
      await recordServed(tx, actor, { action: 'promo-hidden', subjectKind: 'coupon', subjectId }, at)
    })
    return {}
  })

  registerEndpoint(app, getReferrals, ({ actor }) => sumRewards(database.db, actor.userId, new Date(clock())))

  registerEndpoint(app, getWallet, async ({ actor, language }) => ({
    items: await listWallet(database.db, actor.userId, { at: new Date(clock()), language }),
  }))
}
