import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import type { ConfirmedOrder, MailLinks, OrderChange } from '@colada/mails'
import type { Attachment, Mail } from '../gateways/mailer.ts'
import { type CalendarFile, createMail } from './create-mail.ts'

/** The data of a confirmation. */
export interface Confirmation extends Omit<ConfirmedOrder, 'firstName' | 'orderUrl'> {
  readonly links: MailLinks
  readonly orderId: number
  readonly language: Language
  readonly customer: { readonly firstName: string; readonly email: string }
  /** The events of its pickup and its delivery; `null` for packs. */
  readonly calendar: CalendarFile | null
  /** Its invoice as a file. */
  readonly files: readonly Attachment[]
  /** The confirmed change; `null` for the order itself. */
  readonly change: (OrderChange & { readonly id: number }) | null
}

/**
 * Renders the mail that confirms an order, or a change of it, in the language of the order.
 *
 * @param publicUrl URL of the shop, for the link to the order.
 */
export function renderOrderConfirmation(confirmation: Confirmation, publicUrl: string): Promise<Mail> {
  const { customer, change, calendar, files, links, ...order } = confirmation
  const content = {
    ...order,
    firstName: customer.firstName,
    orderUrl: publicUrl + routePath(order.language, 'OrderDetail', { id: order.orderId }),
  }
  const cause = change ? `change-${change.id}` : 'confirmation'
  return createMail(
    {
      to: { name: customer.firstName, address: customer.email },
      messageId: `<order-${order.locator}-${cause}@${new URL(publicUrl).hostname}>`,
      calendar,
      files,
      links,
    },
    change ? { ...content, kind: 'order-change', change } : { ...content, kind: 'order-confirmation' },
  )
}
