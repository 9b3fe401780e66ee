import { getMe } from '@colada/domain/account/contract'
import { reserve } from '@colada/domain/orders/contract'
import { checkCoupon, getAvailablePromos } from '@colada/domain/promotions/contract'
import { routePath } from '@colada/domain/routes/route-path'
import { getDeliveries, getHold, getPickups } from '@colada/domain/schedule/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { deliveryDays, firstAvailableHour, pickupDays } from './fixtures/calendar.ts'
import { addresses, customers } from './fixtures/customer.ts'
import { minutes, now } from './fixtures/time.ts'
import { respond, neverRespond, failNetwork, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { priceCart } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Checkout',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Pickup, delivery, promotions, remarks and the order button; then the error states.',
      },
    },
  },
}
export default meta

const cart = [
  { productId: 1, quantity: 5 },
  { productId: 3, quantity: 1 },
]
const common = {
  path: (language: 'es' | 'en') => routePath(language, 'Checkout'),
  minPersona: 'private' as const,
  cart,
}

const legOf = (days: typeof pickupDays, day: number) => {
  const hour = firstAvailableHour(days, day)
  return { addressId: addresses[0]!.id, date: days[day]!.start, slotId: hour.id, startsAt: hour.ut_start }
}
const nothing = { addressId: null, date: null, slotId: null, startsAt: null }
const pickup = legOf(pickupDays, 1)
const delivery = legOf(deliveryDays, 1)

const draft = (legs: object, more: object = {}) => ({
  colada_order: encodeURIComponent(
    JSON.stringify({
      owner: customers.private.id,
      changes: null,
      edited: [],
      pickup: nothing,
      delivery: nothing,
      promoCode: '',
      withoutPromo: false,
      remarks: '',
      attempt: null,
      ...legs,
      ...more,
    }),
  ),
})
const chosen = draft({ pickup, delivery })

const order: StoryObj['play'] = async ({ canvasElement, globals }) => {
  const { orders } = shopMessages({ globals })
  const button = await within(canvasElement).findByRole('button', {
    name: new RegExp(orders.checkout.reserveAndPay.replace('{{amount}}', '')),
  })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}
const answered: StoryObj['play'] = async (context) => {
  await order(context)
  await within(document.body).findByRole('alertdialog')
}
const alerted: StoryObj['play'] = async (context) => {
  await order(context)
  await within(context.canvasElement).findByRole('alert')
}

export const NothingChosen = screen(common)

export const FirstOrder: StoryObj = {
  ...screen({
    ...common,
    handlers: [respond(getMe, { user_info: { ...customers.private, has_orders: 0 } })],
  }),
  tags: ['long-tests-only'],
}

export const PickupChosen: StoryObj = {
  ...screen({ ...common, cookies: draft({ pickup }) }),
  tags: ['long-tests-only'],
}

export const BothChosen: StoryObj = { ...screen({ ...common, cookies: chosen }), tags: ['desk'] }

/** A company with approved credit; the draft is that of its customer. */
const company = (creditLeft: number) => ({
  ...common,
  cookies: chosen,
  handlers: [
    respond(getMe, {
      user_info: {
        ...customers.business,
        id: customers.private.id,
        on_account: 1,
        credit_left: creditLeft,
      },
    }),
  ],
})

export const OnAccount = screen({
  ...company(500),
  play: async ({ canvasElement, globals }) => {
    const { orders } = shopMessages({ globals })
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: orders.checkout.reserve })).toBeVisible()
  },
})

/** The order is more than what the company can still order on account, so it is paid now. */
export const CreditExceeded = screen({
  ...company(10),
  play: async ({ canvasElement, globals }) => {
    const { orders } = shopMessages({ globals })
    const canvas = within(canvasElement)
    const pay = new RegExp(orders.checkout.reserveAndPay.replace('{{amount}}', ''))
    await expect(await canvas.findByRole('button', { name: pay })).toBeVisible()
    await expect(await canvas.findByText(/10,00/)).toBeVisible()
  },
})

const atStore = (storeId: number | null) => ({ ...nothing, place: 'store', storeId })

export const BothAtStores = screen({
  ...common,
  cookies: draft({ pickup: atStore(36), delivery: atStore(46) }),
})

export const StoreToChoose: StoryObj = {
  ...screen({ ...common, cookies: draft({ pickup: atStore(null), delivery: atStore(44) }) }),
  tags: ['long-tests-only'],
}

export const CollectedByVan: StoryObj = {
  ...screen({ ...common, cookies: draft({ pickup, delivery: atStore(46) }) }),
  tags: ['long-tests-only'],
}

export const StoreMode: StoryObj = {
  ...screen({
    ...common,
    minPersona: 'store',
    cookies: draft({ pickup: atStore(49), delivery: atStore(null) }),
  }),
  tags: ['long-tests-only'],
}

export const PromotionsToChoose = screen({
  ...common,
  cookies: chosen,
  handlers: [
    respond(getAvailablePromos, {
      available_promos: [
        {
          coupon_id: 1,
          code: 'COLADA10C',
          title: 'Bono de 10 camisas',
          description: 'Cada camisa descuenta un uso.',
          available: 1,
          reason: '',
          expires_on: '2026-12-31',
          uses_left: 7,
          uses_taken: 3,
        },
        {
          coupon_id: 2,
          code: 'EDREDON5',
          title: '5 € en edredones',
          description: '',
          available: 0,
          reason: 'Añade un edredón para usarla.',
          expires_on: null,
          uses_left: null,
          uses_taken: null,
        },
      ],
    }),
  ],
})

export const HoldNearlyExpired: StoryObj = {
  ...screen({
    ...common,
    cookies: chosen,
    handlers: [
      respond(getHold, {
        hold: {
          id: 1,
          pickup_time: pickup.slotId,
          delivery_time: delivery.slotId,
          expires_at: now + minutes,
        },
        server_time: now,
      }),
    ],
  }),
  tags: ['long-tests-only'],
}

export const CodeRefused = screen({
  ...common,
  cookies: { ...draft({ pickup, delivery }), colada_coupon: 'VERANO' },
  handlers: [
    respond(checkCoupon, (body) => ({
      ...priceCart({ ...checkCoupon.body.parse(body), promo_code: '' }),
      calculate_status: { code: 1102, message: 'Esta promoción ha terminado.' },
      promo_code: 'VERANO',
    })),
  ],
})

export const Loading = screen({ ...common, handlers: [neverRespond(getMe)], staysPending: true })

export const CustomerNotLoaded = screen({ ...common, handlers: [failNetwork(getMe)] })

export const DaysNotLoaded = screen({ ...common, handlers: [failNetwork(getPickups)] })

export const NoDaysLeft: StoryObj = {
  ...screen({ ...common, handlers: [respond(getPickups, { days: [] })] }),
  tags: ['long-tests-only'],
}

export const DeliveriesNotLoaded: StoryObj = {
  ...screen({
    ...common,
    cookies: draft({ pickup }),
    handlers: [failNetwork(getDeliveries)],
  }),
  tags: ['long-tests-only'],
}

export const PriceNotLoaded = screen({ ...common, cookies: chosen, handlers: [failNetwork(checkCoupon)] })

export const SlotTakenMeanwhile = screen({
  ...common,
  cookies: chosen,
  hasOverlay: true,
  handlers: [respondError(reserve, 'noAvailability', 'La hora elegida ya no está libre.')],
  play: answered,
})

export const PricesChanged = screen({
  ...common,
  cookies: chosen,
  handlers: [
    respondError(reserve, 'pricesChanged', 'El precio ha cambiado.', {
      prices: priceCart(
        checkCoupon.body.parse({ items: [{ product_id: 1, qty: 6 }], pickup_time: pickup.slotId }),
      ),
    }),
  ],
  play: alerted,
})

export const ResponseLost = screen({
  ...common,
  cookies: chosen,
  handlers: [failNetwork(reserve)],
  play: alerted,
})

export const OrderRefused = screen({
  ...common,
  cookies: chosen,
  hasOverlay: true,
  handlers: [respondError(reserve, 'cartRefused', 'No podemos lavar juntas estas prendas.')],
  play: answered,
})

export const UnfinishedAttempt = screen({
  ...common,
  cookies: draft({ pickup, delivery }, { attempt: { key: 'a-key', asked: 'a-digest' } }),
})

export const SessionExpired = screen({
  ...common,
  hasOverlay: true,
  staysPending: true,
  handlers: [respondError(getMe, 'notSignedIn', 'Tu sesión ha terminado.')],
  play: async () => {
    await within(document.body).findByRole('dialog')
  },
})

export const Packs = screen({
  ...common,
  path: (language) => routePath(language, 'PurchasePacks'),
  cart: [{ productId: 700, quantity: 1 }],
})
