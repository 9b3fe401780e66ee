import { deleteAddress, getAddresses } from '@colada/domain/account/address-contract'
import { getMe } from '@colada/domain/account/contract'
import { deleteUser } from '@colada/domain/account/personal-data-contract'
import { getBusinessAccount } from '@colada/domain/business/contract'
import { getOrders } from '@colada/domain/orders/contract'
import { getCards } from '@colada/domain/payment/contract'
import { getWallet } from '@colada/domain/promotions/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { businessAccount, transfer } from './fixtures/business.ts'
import { addresses, customers } from './fixtures/customer.ts'
import { cards } from './fixtures/profile.ts'
import { now } from './fixtures/time.ts'
import { failNetwork, neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Profile',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'The customer’s data, addresses, codes, cards and notifications.',
      },
    },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Profile')
const common = { path, minPersona: 'private' as const }
const savedCards = respond(getCards, { cards })

const withMe = (changed: Partial<typeof customers.private>) =>
  respond(getMe, { user_info: { ...customers.private, ...changed } })

export const PrivateCustomer: StoryObj = {
  ...screen({ ...common, handlers: [savedCards] }),
  tags: ['desk'],
}

export const Business = screen({
  path,
  minPersona: 'business',
  handlers: [respond(getMe, { user_info: customers.business })],
})

export const UnconfirmedEmail = screen({ ...common, handlers: [withMe({ email_confirmed: 0 })] })

export const PendingEmail = screen({
  ...common,
  handlers: [withMe({ email_pending: 'lucia.ferrer@example.com', has_password: 0 })],
  play: async ({ canvasElement, globals }) => {
    const { data } = shopMessages({ globals }).profile
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: data.sendAgain }))
    await canvas.findByText(data.sent)
  },
})

export const NothingSaved = screen({
  ...common,
  handlers: [respond(getAddresses, { addresses: [] }), respond(getWallet, { items: [] })],
})

export const SecondPageOfAddresses = screen({
  path: (language) => `${path(language)}?page=2`,
  minPersona: 'private',
  handlers: [
    respond(getAddresses, {
      addresses: Array.from({ length: 7 }, (_, at) => ({
        ...addresses[0]!,
        id: at + 1,
        alias: `Casa ${at + 1}`,
        is_default: at === 0 ? (1 as const) : (0 as const),
      })),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Casa 6')
    await expect(canvas.queryByText('Casa 5')).toBeNull()
  },
})

/** The API refuses while an open order uses the address, and says why. */
export const AddressInUse = screen({
  ...common,
  hasOverlay: true,
  handlers: [respondError(deleteAddress, 'addressInUse', 'Un pedido abierto usa esta dirección.')],
  play: async ({ canvasElement, globals }) => {
    const t = shopMessages({ globals }).profile.addresses
    const name = t.remove.replace('{{alias}}', 'Casa')
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: t.removeConfirm }))
    const refusal = await body.findByRole('alertdialog', { name: t.notRemoved })
    await expect(refusal).toHaveTextContent('Un pedido abierto usa esta dirección.')
  },
})

/** Two questions: what is deleted and what stays by law, then the last confirmation. */
export const DeletionRefused = screen({
  ...common,
  hasOverlay: true,
  handlers: [
    respond(getOrders, { orders: [], server_time: now }),
    respondError(deleteUser, 'openOrders', 'Tienes un pedido abierto.'),
  ],
  play: async ({ canvasElement, globals }) => {
    const t = shopMessages({ globals }).profile.account
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t.delete }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: t.deleteContinue }))
    await userEvent.click(await body.findByRole('button', { name: t.deleteConfirm }))
    const refusal = await body.findByRole('alertdialog', { name: t.notDeleted })
    await expect(refusal).toHaveTextContent('Tienes un pedido abierto.')
  },
})

/** Orders under way are named before anything is asked. */
export const DeletionWithOpenOrders = screen({
  ...common,
  hasOverlay: true,
  play: async ({ canvasElement, globals }) => {
    const t = shopMessages({ globals }).profile.account
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t.delete }))
    const dialog = await within(document.body).findByRole('dialog', { name: t.openTitle })
    await expect(within(dialog).getAllByRole('link')).toHaveLength(9)
  },
})

/** A company is told what it owes, and how it is paid, before anything is asked. */
export const DeletionWithOpenBalance = screen({
  path,
  minPersona: 'business',
  hasOverlay: true,
  handlers: [
    respond(getMe, { user_info: customers.business }),
    respond(getOrders, { orders: [], server_time: now }),
    respond(getBusinessAccount, { account: businessAccount, transfer }),
  ],
  play: async ({ canvasElement, globals }) => {
    const t = shopMessages({ globals }).profile
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t.account.delete }))
    const dialog = await within(document.body).findByRole('dialog', { name: t.account.openTitle })
    await expect(dialog).toHaveTextContent('284,10 €')
    await expect(dialog).toHaveTextContent('ES91 2100 0418 4502 0005 1332')
    await expect(within(dialog).getByRole('link', { name: t.data.businessAccount })).toBeVisible()
  },
})

export const Loading = screen({ ...common, handlers: [neverRespond(getMe)], staysPending: true })

export const NotLoaded = screen({ ...common, handlers: [failNetwork(getMe)] })

export const AddressesNotLoaded = screen({ ...common, handlers: [failNetwork(getAddresses)] })
