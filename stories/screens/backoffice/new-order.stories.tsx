import { getProducts } from '@colada/domain/catalogue/contract'
import { createOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getPickups } from '@colada/domain/schedule/contract'
import { openCustomer } from '@colada/domain/staff/customers-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createOrder as orderOf } from '../fixtures/orders.ts'
import { failNetwork, respond, respondError } from '../handlers.ts'
import { priceCart } from '../shop-handlers.ts'
import { openedCompany } from './fixtures.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/New order',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A new order on one screen: customer, garments, dates, payment (Alt+1 to Alt+4). Ctrl+Enter takes the order.',
      },
    },
  },
}
export default meta

const path = '/counter/new?customer=7'
const role = 'counter'
const shirts = { items: [{ product_id: 1, qty: 3 }], promo_code: '', no_shipping: 0, store_mode: 1 } as const

/** Types a garment. */
const enter = async (context: Parameters<NonNullable<StoryObj['play']>>[0], text: string) => {
  const { counter } = staffMessages(context)
  const canvas = within(context.canvasElement)
  const field = canvas.getByRole('combobox', { name: counter.garments.add })
  await userEvent.type(field, text)
  await waitFor(() => expect(canvas.queryAllByText(counter.garments.loading)).toHaveLength(0))
  await userEvent.type(field, '{Enter}')
}

/** Adds three shirts and takes the order for cash. */
const take: StoryObj['play'] = async (context) => {
  const { counter } = staffMessages(context)
  const canvas = within(context.canvasElement)
  await enter(context, '3*1')
  await canvas.findByText(counter.total.vat)
  await userEvent.type(canvas.getByLabelText(counter.payment.received), '50')
  await userEvent.click(canvas.getByRole('button', { name: counter.order.take }))
}

export const Empty: StoryObj = { ...staffScreen({ path, role }), tags: ['desk'] }

export const WithGarments: StoryObj = {
  ...staffScreen({
    path,
    role,
    async play(context) {
      const { counter } = staffMessages(context)
      const canvas = within(context.canvasElement)
      await enter(context, '3*1')
      await canvas.findByText(counter.total.vat)
      await userEvent.type(canvas.getByLabelText(counter.payment.received), '50')
    },
  }),
  tags: ['desk'],
}

export const UnknownGarment: StoryObj = staffScreen({
  path,
  role,
  play: (context) => enter(context, '2*9999'),
})

export const Measures: StoryObj = staffScreen({
  path,
  role,
  async play(context) {
    await enter(context, '300')
    await within(document.body).findByRole('dialog')
  },
})

export const GarmentsMissing: StoryObj = staffScreen({
  path,
  role,
  async play(context) {
    const { counter } = staffMessages(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: counter.order.take }))
  },
})

export const NoAddress: StoryObj = staffScreen({
  path,
  role,
  handlers: [respond(openCustomer, openedCompany)],
})

export const NoHours: StoryObj = staffScreen({ path, role, handlers: [failNetwork(getPickups)] })

export const NoCatalogue: StoryObj = staffScreen({ path, role, handlers: [failNetwork(getProducts)] })

export const NoTotal: StoryObj = staffScreen({
  path,
  role,
  handlers: [respondError(checkCoupon, 'cartRefused', 'Hay algo que no se puede pedir así.')],
  play: (context) => enter(context, '1'),
})

export const PriceChanged: StoryObj = staffScreen({
  path,
  role,
  handlers: [
    respondError(createOrder, 'pricesChanged', '', {
      prices: priceCart({ ...shirts, items: [...shirts.items] }),
    }),
  ],
  play: take,
})

export const SlotFull: StoryObj = staffScreen({
  path,
  role,
  handlers: [respondError(createOrder, 'noAvailability', '')],
  play: take,
})

export const ResponseLost: StoryObj = staffScreen({
  path,
  role,
  handlers: [failNetwork(createOrder)],
  play: take,
})

export const DrawerClosed: StoryObj = staffScreen({
  path,
  role,
  handlers: [
    respondError(createOrder, 'noOpenDrawer', 'Aquí no hay ninguna caja abierta. Abre una y cobra después.'),
  ],
  play: take,
})

export const Taken: StoryObj = staffScreen({
  path,
  role,
  handlers: [
    respond(createOrder, {
      new_order: orderOf(orderStatus.created),
      orders: [orderOf(orderStatus.created)],
      change_given: 16.35,
    }),
  ],
  async play(context) {
    await take(context)
    const { counter } = staffMessages(context)
    await within(context.canvasElement).findByRole('button', { name: counter.taken.next })
  },
})
