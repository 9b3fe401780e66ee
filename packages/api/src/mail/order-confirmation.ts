import type { Cents } from '@colada/domain/money/money'
import { DISCOUNT_LINE_THRESHOLD_CENTS } from '@colada/domain/payment/window'
import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import type { Mail } from '../gateways/mailer.ts'
import { formatAmount } from '../locales/amounts.ts'
import { html, type Markup } from './html.ts'
import { confirmationMessages, formatDay } from './messages.ts'

/** The data of a confirmation. */
export interface Confirmation {
  readonly orderId: number
  readonly locator: string
  readonly language: Language
  readonly customer: { readonly firstName: string; readonly email: string }
  readonly isBilled: boolean
  readonly items: readonly {
    readonly name: string
    readonly quantity: number
    readonly price: Cents
    readonly categoryId: number
    readonly size: string
  }[]
  readonly legs: readonly {
    readonly leg: 'pickup' | 'delivery'
    readonly address: string
    readonly startsAt: Date
    readonly start: string
    readonly end: string
  }[]
  readonly amounts: {
    readonly items: Cents
    readonly transport: Cents
    readonly incidents: Cents
    readonly discount: Cents
    readonly total: Cents
    readonly vat: Cents
  }
  readonly remarks: string
  readonly voucher: { readonly code: string; readonly maxUses: number } | null
  /** The confirmed change; `null` for the order itself. */
  readonly change: {
    readonly id: number
    readonly kind: 'items' | 'dates'
    readonly cost: Cents
  } | null
}

/**
 * Renders the mail that confirms an order, or a change of it, in the language of the order.
 *
 * @param publicUrl URL of the shop, for the link to the order.
 */
export function renderOrderConfirmation(order: Confirmation, publicUrl: string): Mail {
  const content = contentOf(order, publicUrl)
  const subject = order.change ? `change-${order.change.id}` : 'confirmation'
  return {
    to: { name: order.customer.firstName, address: order.customer.email },
    subject: subjectOf(order),
    language: order.language,
    messageId: `<order-${order.locator}-${subject}@${new URL(publicUrl).hostname}>`,
    text: renderText(order, content),
    html: renderHtml(order, content).markup,
  }
}

interface Content {
  readonly intro: string
  readonly link: string
  readonly legs: readonly { readonly title: string; readonly when: string; readonly where: string }[]
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: string }[]
  readonly sums: readonly (readonly [string, string])[]
  readonly vat: string
}

function contentOf(order: Confirmation, publicUrl: string): Content {
  const { language, amounts } = order
  const messages = confirmationMessages[language]
  const money = formatAmount
  const path = language === 'es' ? '/detalles-pedido/' : '/en/order-details/'
  return {
    intro: introOf(order),
    link: `${publicUrl}${path}${order.orderId}`,
    legs: order.legs.map((leg) => ({
      title: messages[leg.leg],
      when: messages.slot(formatDay(leg.startsAt, language), leg.start, leg.end),
      where: leg.address,
    })),
    items: order.items.map((item) => ({
      name: item.size === '' ? item.name : `${item.name} (${item.size})`,
      quantity: item.quantity,
      price: isListedWithoutVat(item)
        ? `${money(item.price * item.quantity)} ${messages.withoutVat}`
        : money(item.price * item.quantity),
    })),
    sums: [
      [messages.items, money(amounts.items)],
      [messages.transport, money(amounts.transport)],
      ...(amounts.incidents > 0 ? [[messages.incidents, money(amounts.incidents)] as const] : []),
      ...(amounts.discount > DISCOUNT_LINE_THRESHOLD_CENTS
        ? [[messages.discount, money(-amounts.discount)] as const]
        : []),
      [messages.total, money(amounts.total)],
    ],
    vat: messages.vat(money(amounts.vat)),
  }
}

function subjectOf({ language, locator, change }: Confirmation): string {
  const messages = confirmationMessages[language]
  return change ? messages.changedSubject(locator) : messages.subject(locator)
}

function introOf({ language, isBilled, change }: Confirmation): string {
  const messages = confirmationMessages[language]
  if (!change) return isBilled ? messages.billed : messages.paid
  const cost = formatAmount(change.cost)
  const price =
    change.cost === 0
      ? messages.changeFree
      : isBilled
        ? messages.changeBilled(cost)
        : messages.changePaid(cost)
  return `${messages.changed[change.kind]} ${price}`
}

function renderText(order: Confirmation, content: Content): string {
  const messages = confirmationMessages[order.language]
  const blocks = [
    [messages.greeting(order.customer.firstName)],
    [content.intro],
    [`${messages.locator}: ${order.locator}`],
    ...content.legs.map((leg) => [leg.title.toUpperCase(), leg.when, leg.where]),
    content.items.map((item) => `${item.quantity} × ${item.name}: ${item.price}`),
    [...content.sums.map(([name, amount]) => `${name}: ${amount}`), content.vat],
    order.remarks === '' ? [] : [`${messages.remarks}: ${order.remarks}`],
    order.voucher ? [messages.voucher(order.voucher.code, order.voucher.maxUses)] : [],
    [`${messages.follow}: ${content.link}`],
    [messages.legal],
    [messages.sign],
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const cell = 'padding:8px 0;border-bottom:1px solid #e3e0d8;text-align:left;vertical-align:top'
const amountCell = 'padding:8px 0;border-bottom:1px solid #e3e0d8;text-align:right;white-space:nowrap'

function renderHtml(order: Confirmation, content: Content): Markup {
  const messages = confirmationMessages[order.language]
  const itemRows = content.items.map(
    (item) =>
      html`<tr>
        <td style="${cell}">${item.name}</td>
        <td style="${amountCell}">${item.quantity}</td>
        <td style="${amountCell}">${item.price}</td>
      </tr>`,
  )
  const sumRows = content.sums.map(
    ([name, amount], index) =>
      html`<tr>
        <th scope="row" style="${cell};font-weight:${index === content.sums.length - 1 ? 'bold' : 'normal'}">
          ${name}
        </th>
        <td style="${amountCell};font-weight:${index === content.sums.length - 1 ? 'bold' : 'normal'}">
          ${amount}
        </td>
      </tr>`,
  )
  const legs = content.legs.map(
    (leg) =>
      html`<h2 style="font-size:16px;margin:24px 0 4px">${leg.title}</h2>
        <p style="margin:0">${leg.when}<br />${leg.where}</p>`,
  )
  return html`<!doctype html>
    <html lang="${order.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subjectOf(order)}</title>
      </head>
      <body
        style="margin:0;padding:24px;background:#ffffff;color:#1d2433;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5"
      >
        <div style="display:none">${messages.preview}</div>
        <div style="max-width:560px;margin:0 auto">
          <p style="font-size:22px;font-weight:bold;margin:0 0 16px">Colada</p>
          <h1 style="font-size:20px;margin:0 0 16px">${subjectOf(order)}</h1>
          <p>${messages.greeting(order.customer.firstName)}</p>
          <p>${content.intro}</p>
          <p>${messages.locator}: <strong>${order.locator}</strong></p>
          ${legs}
          <table style="width:100%;border-collapse:collapse;margin:24px 0 0">
            <thead>
              <tr>
                <th scope="col" style="${cell}">${messages.garment}</th>
                <th scope="col" style="${amountCell}">${messages.quantity}</th>
                <th scope="col" style="${amountCell}">${messages.price}</th>
              </tr>
            </thead>
            <tbody>
              ${itemRows}
            </tbody>
          </table>
          <table style="width:100%;border-collapse:collapse;margin:16px 0 0">
            <tbody>
              ${sumRows}
            </tbody>
          </table>
          <p style="margin:8px 0 0">${content.vat}</p>
          ${order.remarks === '' ? [] : [html`<p>${messages.remarks}: ${order.remarks}</p>`]}
          ${order.voucher ? [html`<p><strong>${messages.voucher(order.voucher.code, order.voucher.maxUses)}</strong></p>`] : []}
          <p style="margin:24px 0"><a href="${content.link}" style="color:#1f4fd8">${messages.follow}</a></p>
          <p style="font-size:14px">${messages.legal}</p>
          <p>${messages.sign}</p>
        </div>
      </body>
    </html> `
}
