import { getInvoices, getOrderInvoices, requestInvoice } from '@colada/domain/invoices/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { simplifiedInvoice } from './fixtures/invoices.ts'
import { createOrder } from './fixtures/orders.ts'
import { failNetwork, neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Account/Invoices',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'All invoices of a customer, and the form for a full one in an order.' },
    },
  },
}
export default meta

const minPersona = 'private'
const list = { path: (language: 'es' | 'en') => routePath(language, 'Invoices'), minPersona } as const

export const Invoices: StoryObj = { ...screen(list), tags: ['desk'] }

export const NoInvoices = screen({ ...list, handlers: [respond(getInvoices, { invoices: [] })] })

export const InvoicesLoading = screen({ ...list, handlers: [neverRespond(getInvoices)], staysPending: true })

export const InvoicesNotLoaded = screen({ ...list, handlers: [failNetwork(getInvoices)] })

const order = createOrder(50)
const detail = {
  path: (language: 'es' | 'en') => routePath(language, 'OrderDetail', { id: order.id }),
  minPersona,
} as const
const simplified = [orderHandler(order), respond(getOrderInvoices, { invoices: [simplifiedInvoice] })]

/** The dialog of an order's invoices. */
export const InvoicesOfAnOrder: StoryObj = {
  ...screen({
    ...detail,
    handlers: simplified,
    play: async ({ canvasElement, globals }) => {
      const { orders, invoices } = shopMessages({ globals })
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: orders.detail.invoices }),
      )
      const dialog = within(await within(document.body).findByRole('dialog'))
      await dialog.findByRole('button', { name: invoices.form.open })
    },
  }),
  tags: ['desk'],
}

/** The control character of the tax number is wrong, and then the order was refunded meanwhile: nothing typed is lost. */
export const FullInvoiceRefused: StoryObj = screen({
  ...detail,
  handlers: [
    ...simplified,
    respondError(requestInvoice, 'invoiceFinal', 'Esta factura ya no se puede cambiar.'),
  ],
  play: async ({ canvasElement, globals }) => {
    const { orders, invoices } = shopMessages({ globals })
    await userEvent.click(await within(canvasElement).findByRole('button', { name: orders.detail.invoices }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: invoices.form.open }))
    const taxId = dialog.getByLabelText(invoices.form.cif)
    await userEvent.type(taxId, '12345678A')
    await userEvent.type(dialog.getByLabelText(invoices.form.address), 'Calle Mayor, 1, 28013 Madrid')
    await userEvent.click(dialog.getByRole('button', { name: invoices.form.submit }))
    await expect(taxId).toBeInvalid()
    await userEvent.clear(taxId)
    await userEvent.type(taxId, '12345678Z')
    await userEvent.click(dialog.getByRole('button', { name: invoices.form.submit }))
    await dialog.findByText('Esta factura ya no se puede cambiar.')
    await expect(taxId).toHaveValue('12345678Z')
  },
})
