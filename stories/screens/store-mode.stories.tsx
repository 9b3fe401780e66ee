import { register } from '@colada/domain/account/contract'
import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { registrationPath } from '#storefront/features/account/registration/registration-kind.ts'
import { deliveryDays, firstAvailableHour, pickupDays } from './fixtures/calendar.ts'
import { addresses, customers } from './fixtures/customer.ts'
import { createOrder, voucherOrder } from './fixtures/orders.ts'
import { failNetwork, neverRespond, respond } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Store mode',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What staff see while they act for a customer at a store: the ways to pay, the page after an order, and the registration without a password.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

const legOf = (days: typeof pickupDays) => {
  const hour = firstAvailableHour(days, 1)
  return { addressId: addresses[0]!.id, date: days[1]!.start, slotId: hour.id, startsAt: hour.ut_start }
}
const draft = {
  owner: customers.private.id,
  changes: null,
  edited: [],
  pickup: legOf(pickupDays),
  delivery: legOf(deliveryDays),
  promoCode: '',
  withoutPromo: false,
  remarks: '',
  attempt: null,
}
const checkout = {
  path: (language: Language) => routePath(language, 'Checkout'),
  minPersona: 'store' as const,
  cart: [{ productId: 1, quantity: 5 }],
  cookies: { colada_order: encodeURIComponent(JSON.stringify(draft)) },
}

type Way = 'cash' | 'terminal' | 'unpaid' | 'web'

/** Staff work at a desk, too; what looks like another story is not pictured there. */
const withoutPicture = (story: StoryObj): StoryObj => ({
  ...story,
  parameters: { ...story.parameters, screenshot: 'none' },
})

/** Selects how the customer pays; returns the page and the texts. */
const payBy = async (context: Context, way: Way) => {
  const { store } = shopMessages(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: store.pay[way] }))
  return { canvas, store }
}

const takesMoney = async (context: Context, way: Exclude<Way, 'web'>) => {
  const { canvas, store } = await payBy(context, way)
  const [verb = ''] = store.pay[`${way}Button`].split('{{')
  return { canvas, store, button: await canvas.findByRole('button', { name: new RegExp(`^${verb}`) }) }
}

/** Nothing is chosen, so that no order is booked as paid by mistake. */
export const NothingChosen = screen({
  ...checkout,
  play: async (context) => {
    const { store } = shopMessages(context)
    // The text, and the reason of the button.
    const [text] = await within(context.canvasElement).findAllByText(store.pay.missing)
    await expect(text).toBeVisible()
  },
})

/** The change is shown at once. */
export const Cash: StoryObj = {
  ...screen({
    ...checkout,
    play: async (context) => {
      const { canvas, store, button } = await takesMoney(context, 'cash')
      await userEvent.type(canvas.getByLabelText(store.pay.received), '50')
      const change = new RegExp(`^${store.pay.change.split('{{')[0]}`)
      await expect(await canvas.findByText(change)).toBeVisible()
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    },
  }),
  tags: ['desk'],
}

export const TooLittleCash = screen({
  ...checkout,
  play: async (context) => {
    const { canvas, store, button } = await takesMoney(context, 'cash')
    await userEvent.type(canvas.getByLabelText(store.pay.received), '1')
    await expect((await canvas.findAllByText(store.pay.cashTooLittle)).length).toBeGreaterThan(0)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
})

/** The order needs the reference of the terminal. */
export const Terminal: StoryObj = {
  ...withoutPicture(
    screen({
      ...checkout,
      play: async (context) => {
        const { canvas, store, button } = await takesMoney(context, 'terminal')
        await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
        await userEvent.type(canvas.getByLabelText(store.pay.reference), '004217')
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      },
    }),
  ),
  tags: ['desk'],
}

export const Unpaid: StoryObj = {
  ...withoutPicture(
    screen({
      ...checkout,
      play: async (context) => {
        const { button } = await takesMoney(context, 'unpaid')
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      },
    }),
  ),
  tags: ['desk'],
}

export const OnThePaymentPage = screen({
  ...checkout,
  play: async (context) => {
    await payBy(context, 'web')
    const { orders } = shopMessages(context)
    const name = new RegExp(orders.checkout.reserveAndPay.replace('{{amount}}', ''))
    const button = await within(context.canvasElement).findByRole('button', { name })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  },
})

/** The page after an order that was paid in some way. */
const done = (text: 'cash' | 'terminal' | 'unpaid' | 'web', fields: Parameters<typeof createOrder>[1]) => {
  const order = createOrder(orderStatus.created, fields)
  return screen({
    path: (language) => routePath(language, 'PagoRealizadoWashrockero', { id: order.id }),
    minPersona: 'store',
    handlers: [orderHandler(order)],
    play: async (context) => {
      const { store } = shopMessages(context)
      const canvas = within(context.canvasElement)
      await expect(await canvas.findByText(store.done[text], { exact: true })).toBeVisible()
      await expect(canvas.getByRole('link', { name: store.done.order })).toHaveAttribute(
        'href',
        `https://backoffice.colada.example/orders/${order.localizador}`,
      )
    },
  })
}

export const PaidInCash: StoryObj = {
  ...done('cash', { payment_intent_type: 'reserve_order_by_cash' }),
  tags: ['desk'],
}

export const PaidByTerminal: StoryObj = {
  ...withoutPicture(done('terminal', { payment_intent_type: 'reserve_order_by_tp_card' })),
  tags: ['desk'],
}

export const LeftUnpaid: StoryObj = {
  ...withoutPicture(
    done('unpaid', {
      payment_intent_type: 'reserve_order_by_unpaid',
      precioPendiente: 34.12,
    }),
  ),
  tags: ['desk'],
}

export const PaidOnThePaymentPage = done('web', { payment_intent_type: 'reserve_order' })

const packs = { ...voucherOrder, payment_intent_type: 'new_order_bono_by_cash' as const }

export const PacksPaidInCash = screen({
  path: (language) => routePath(language, 'PagoRealizadoWashrockero', { id: packs.id }),
  minPersona: 'store',
  handlers: [orderHandler(packs)],
})

const somePage = {
  path: (language: Language) => routePath(language, 'PagoRealizadoWashrockero', { id: 3 }),
  minPersona: 'store' as const,
}

export const DoneLoading = screen({ ...somePage, handlers: [neverRespond(getOrder)], staysPending: true })

export const DoneNotLoaded = screen({ ...somePage, handlers: [failNetwork(getOrder)] })

/** There is no password, and no e-mail address is needed. */
export const Registration: StoryObj = {
  ...withoutPicture(
    screen({
      path: (language) => registrationPath(language, 'private'),
      minPersona: 'store',
      handlers: [
        respond(register, {
          login_token: 'stored by the gateway',
          user_id: 8,
          store_mode: 1,
          user_info: { email: '', first_name: 'Lola', last_name: 'Vega' },
        }),
      ],
      play: async (context) => {
        const { account, store } = shopMessages(context)
        const canvas = within(context.canvasElement)
        await expect(await canvas.findByText(store.register.password)).toBeVisible()
        await expect(canvas.queryByLabelText(account.fields.password)).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: account.register.submit }))
        await expect((await canvas.findAllByText(account.missing.phone)).length).toBeGreaterThan(0)
        await expect(canvas.queryByText(account.missing.email)).toBeNull()
      },
    }),
  ),
  tags: ['desk'],
}

export const BusinessRegistration = screen({
  path: (language) => registrationPath(language, 'business'),
  minPersona: 'store',
  play: async (context) => {
    const { account, store } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByLabelText(account.fields.taxId)).toBeVisible()
    await expect(canvas.getByText(store.register.password)).toBeVisible()
    await expect(canvas.queryByLabelText(account.fields.password)).toBeNull()
  },
})
