import {
  correctInvoiceRecord,
  getInvoiceChain,
  getProducerDeclaration,
  getStaffInvoices,
  rectifyInvoice,
} from '@colada/domain/staff/invoices-contract'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { chain, invoicePage, signedDeclaration } from './invoices.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Invoices',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'All invoices by series, with the check of their numbers and records.' },
    },
  },
}
export default meta

const path = '/invoices'

const rejected = {
  ...invoicePage.invoices.find(({ recipient }) => recipient !== '')!,
  tax_office: 'rejected' as const,
  tax_office_error: '1100: Valor o tipo incorrecto del campo.',
  can_correct_record: true,
}
const rejectedPage = { ...invoicePage, invoices: [rejected], has_more: false }

export const Invoices = staffScreen({ path })

export const Loading = staffScreen({
  path,
  handlers: [neverRespond(getStaffInvoices), neverRespond(getInvoiceChain)],
  staysPending: true,
})

export const NoInvoices = staffScreen({
  path,
  handlers: [
    respond(getStaffInvoices, { invoices: [], series: [], has_more: false }),
    respond(getInvoiceChain, { ...chain, register: 'none', positions: 0, waiting_since: null }),
  ],
})

export const NotLoaded = staffScreen({
  path,
  handlers: [failNetwork(getStaffInvoices), failNetwork(getInvoiceChain)],
})

/** The tax office is down; a number is missing. */
export const Problems = staffScreen({
  path,
  handlers: [
    respond(getInvoiceChain, {
      ...chain,
      gaps: 1,
      broken: 3,
      last_error: 'The tax office responded with 500.',
    }),
  ],
})

/** Somebody else has rectified it meanwhile: nothing typed is lost. */
export const RectifyRefused = staffScreen({
  path,
  handlers: [respondError(rectifyInvoice, 'invoiceFinal', 'Esta factura ya no se puede cambiar.')],
  play: async (context) => {
    const { invoices } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const name = invoices.rectifyOne.replace('{{number}}', 'F-2026/000007')
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(invoices.form.cif), '12345678Z')
    await userEvent.type(dialog.getByLabelText(invoices.form.address), 'Calle Mayor, 1')
    await userEvent.type(dialog.getByLabelText(invoices.form.reason), 'Nombre sin acento')
    await userEvent.click(dialog.getByRole('button', { name: invoices.form.submit }))
    await dialog.findByText('Esta factura ya no se puede cambiar.')
    await expect(dialog.getByLabelText(invoices.form.cif)).toHaveValue('12345678Z')
  },
})

/** The tax office does not know the recipient: the record is corrected, and the invoice stays as it is. */
export const CorrectTheRecord = staffScreen({
  path,
  handlers: [
    respond(getStaffInvoices, rejectedPage),
    respond(correctInvoiceRecord, { invoice: { ...rejected, tax_office: 'waiting', tax_office_error: '' } }),
  ],
  play: async (context) => {
    const { invoices } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const name = invoices.correctOne.replace('{{number}}', rejected.number)
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(invoices.correction.rejected.replace('{{error}}', rejected.tax_office_error))
    const taxId = dialog.getByLabelText(invoices.correction.cif)
    await userEvent.clear(taxId)
    await userEvent.type(taxId, '87654321X')
    await userEvent.type(dialog.getByLabelText(invoices.correction.reason), 'NIF con una errata')
    await userEvent.click(dialog.getByRole('button', { name: invoices.correction.submit }))
    await canvas.findByText(invoices.correction.done)
  },
})

export const NoInvoiceOfTheState = staffScreen({
  path: `${path}?state=rejected`,
  handlers: [respond(getStaffInvoices, { ...invoicePage, invoices: [], has_more: false })],
})

const declarationPath = '/invoices/declaration'

/** That the program complies is said only once the declaration is signed. */
export const DeclarationUnsigned = staffScreen({
  path: declarationPath,
  handlers: [respond(getProducerDeclaration, { ...signedDeclaration, signed: null })],
  play: async (context) => {
    const { declaration } = staffMessages(context).invoices
    const canvas = within(context.canvasElement)
    await canvas.findByText(declaration.unsigned)
    await expect(canvas.queryByText(declaration.k)).toBeNull()
  },
})

export const DeclarationSigned = staffScreen({
  path: declarationPath,
  handlers: [respond(getProducerDeclaration, signedDeclaration)],
  play: async (context) => {
    const { declaration } = staffMessages(context).invoices
    const canvas = within(context.canvasElement)
    await canvas.findByText(declaration.k)
    await canvas.findByText('04-01-2027, Madrid, España')
  },
})

export const DeclarationNotNeeded = staffScreen({
  path: declarationPath,
  handlers: [respond(getProducerDeclaration, { ...signedDeclaration, register: 'none' })],
})
