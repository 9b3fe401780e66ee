import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { newOrder } from '#storefront/platform/store/process-slice.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Cart/Cart',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'The items, the subtotal and the link to the checkout.' } },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Carrito')
const few = [
  { productId: 1, quantity: 3 },
  { productId: 3, quantity: 1 },
]

export const Empty = screen({ path, cart: [] })

export const NearFreeTransport: StoryObj = {
  ...screen({ path, cart: [...few, { productId: 2, quantity: 1 }] }),
  tags: ['desk'],
}

/** Prices of services for companies exclude VAT: the summary shows both totals, which are those of the checkout. */
export const ForCompanies: StoryObj = {
  ...screen({
    path,
    minPersona: 'business',
    cart: [{ productId: 804, quantity: 20 }],
    play: async ({ canvasElement, globals }) => {
      const { cart } = shopMessages({ globals })
      const summary = await within(canvasElement).findByRole('region', { name: cart.summary })
      await expect(summary).toHaveTextContent(/22,49.*4,72.*27,21/s)
    },
  }),
  parameters: { screenshot: 'none' },
}

export const Measured = screen({
  path,
  cart: [{ productId: 300, quantity: 1, measure: { width: 200, height: 140 } }],
})

export const SignedIn: StoryObj = {
  ...screen({ path, minPersona: 'private', cart: few }),
  tags: ['long-tests-only'],
}

/** The button to the checkout comes first, and has the focus. */
export const Registered: StoryObj = screen({
  path: (language) => routePath(language, 'RegistroCorrectoCarrito'),
  minPersona: 'private',
  cart: few,
  play: async ({ canvasElement, globals }) => {
    const { cart } = shopMessages({ globals })
    const button = await within(canvasElement.querySelector('main')!).findByRole('button', {
      name: cart.confirm,
    })
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** A visitor continues without an account, or logs in; further ways are folded. */
export const HowToContinue: StoryObj = screen({
  path,
  cart: few,
  play: async ({ canvasElement, globals }) => {
    const { account, cart } = shopMessages({ globals })
    const main = within(canvasElement.querySelector('main')!)
    await userEvent.click(await main.findByRole('button', { name: cart.confirm }))
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: account.login.dialogTitle }),
    )
    await waitFor(() => expect(dialog.getByRole('link', { name: account.login.guest })).toHaveFocus())
    await expect(dialog.getByText(account.login.register)).not.toBeVisible()
    await userEvent.click(dialog.getByText(account.login.otherWays))
    await expect(dialog.getByText(account.login.register)).toBeVisible()
  },
})

export const LineRemoved = screen({
  path,
  cart: few,
  play: async ({ canvasElement, globals }) => {
    const { cart } = shopMessages({ globals })
    const main = canvasElement.querySelector('main')!
    const [named] = cart.remove.split('{{')
    const others = [cart.decrease, cart.removeOne]
    const isRemoval = (name: string) => name.startsWith(named!) && !others.includes(name)
    const [remove] = within(main).getAllByRole('button', { name: isRemoval })
    await userEvent.click(remove!)
    await within(main).findByRole('button', { name: cart.undo })
  },
})

export const AddingToOrder = screen({
  path,
  minPersona: 'private',
  process: {
    ...newOrder,
    type: 'add_items_to_order',
    orderId: 500,
    locator: '4F7K00A',
    solvesIncident: false,
  },
})
