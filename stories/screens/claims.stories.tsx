import { answerClaim, getOrderClaims, type WireClaim } from '@colada/domain/claims/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { damagedSuit, offeredClaim } from './fixtures/claims.ts'
import { createOrder } from './fixtures/orders.ts'
import { now } from './fixtures/time.ts'
import { failNetwork, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Claims',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A claim for lost or damaged garments: its report, its states in the order, and the answer to an offer.',
      },
    },
  },
}
export default meta

const order = createOrder(orderStatus.delivered, { can_report_incident: true })
const minPersona = 'private'

const withClaims = (
  handlers: readonly RequestHandler[],
  play?: (context: Parameters<NonNullable<StoryObj['play']>>[0]) => Promise<void>,
) =>
  screen({
    path: (language) => routePath(language, 'OrderDetail', { id: order.id }),
    minPersona,
    handlers: [orderHandler(order), ...handlers],
    ...(play && { play }),
  })

const of = (changes: Partial<WireClaim>) =>
  withClaims([respond(getOrderClaims, { claims: [{ ...damagedSuit, ...changes }] })])

/** Both values are missing; what was typed stays. */
export const ReportErrors = screen({
  path: (language) => routePath(language, 'ReportIncident', { id: order.id }),
  minPersona,
  handlers: [respond(getOrder, { orders: [order], server_time: now })],
  play: async (context) => {
    const { claims } = shopMessages(context)
    const canvas = within(context.canvasElement)
    const damaged = new RegExp(claims.kinds.damaged.label)
    await userEvent.click(await canvas.findByRole('radio', { name: damaged }))
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0]!)
    await userEvent.click(canvas.getByRole('button', { name: claims.form.submit }))
    await expect(await canvas.findAllByText(claims.form.messageMissing)).toHaveLength(2)
  },
})

export const Received = of({})
export const Searching: StoryObj = {
  ...of({ kind: 'lost', state: 'searching', due: '2026-04-08' }),
  tags: ['long-tests-only'],
}

const offered = [respond(getOrderClaims, { claims: [offeredClaim] })]

/** A refund of what was paid, and a transfer of the rest, whose account is missing. */
export const OfferedWithoutAccount = withClaims(offered, async (context) => {
  const { claims } = shopMessages(context)
  const canvas = within(context.canvasElement)
  const refund = new RegExp(claims.answer.payouts.refund.label)
  await userEvent.click(await canvas.findByRole('radio', { name: refund }))
  const accept = claims.answer.accept.replace('{{amount}}', formatMoney(9000))
  await userEvent.click(canvas.getByRole('button', { name: accept }))
  await expect(await canvas.findByText(claims.answer.ibanInvalid)).toBeVisible()
  await expect(canvas.getByText(claims.answer.holderMissing)).toBeVisible()
  // Axe measures only the part of a target that the header, which stays at the top, does not cover.
  window.scrollTo(0, 0)
})

/** The offer has changed meanwhile: it is loaded again, and what was typed stays. */
export const DisputedMeanwhile: StoryObj = {
  ...withClaims([...offered, respondError(answerClaim, 'versionChanged', '')], async (context) => {
    const { claims } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: claims.answer.disagree }))
    const why = canvas.getByRole('textbox', { name: claims.answer.why })
    await userEvent.type(why, 'Era nueva.')
    await userEvent.click(canvas.getByRole('button', { name: claims.answer.dispute }))
    await expect(await canvas.findByText(claims.answer.conflict)).toBeVisible()
    await expect(why).toHaveValue('Era nueva.')
  }),
  tags: ['long-tests-only'],
}

export const Accepted: StoryObj = {
  ...of({
    state: 'accepted',
    amount: 90,
    payout: 'refund',
    transfer: 51.25,
    iban_end: '1332',
    due: '2026-06-07',
  }),
  tags: ['long-tests-only'],
}
export const Disputed: StoryObj = { ...of({ state: 'disputed', amount: 90 }), tags: ['long-tests-only'] }
export const PaidAsCredit: StoryObj = {
  ...of({ state: 'paid', amount: 90, payout: 'credit', code: 'SALDO7K2M9QPX', due: null }),
  tags: ['long-tests-only'],
}
export const Refused: StoryObj = {
  ...of({ state: 'refused', reason: 'La quemadura consta en el resguardo.', due: null }),
  tags: ['long-tests-only'],
}
export const Found: StoryObj = {
  ...of({ kind: 'lost', state: 'closed', due: null }),
  tags: ['long-tests-only'],
}
export const LoadingFailed: StoryObj = {
  ...withClaims([failNetwork(getOrderClaims)]),
  tags: ['long-tests-only'],
}
