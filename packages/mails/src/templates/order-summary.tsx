import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { DISCOUNT_LINE_THRESHOLD_CENTS } from '@colada/domain/payment/window'
import type { Language } from '@colada/domain/wire/language'
import { Heading } from '@react-email/heading'
import { formatLeg } from '../format.ts'
import type { ConfirmedOrder } from '../mail-content.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { type Fact, FactsTable } from '../parts/facts-table.tsx'
import { Paragraph } from '../parts/paragraph.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { classes, styles } from '../style.ts'
import type { Texts } from '../texts/es.ts'

export interface OrderSummaryProps {
  readonly order: ConfirmedOrder
  readonly language: Language
  readonly texts: Texts
  readonly intro: string
  /** What the attached calendar file does. */
  readonly calendar: string
  /** The order was cancelled and only its garments go back: without prices and terms. */
  readonly isReturn?: boolean
}

/** All of an order: its slots, garments, amounts and terms. */
export function OrderSummary({
  order,
  language,
  texts,
  intro,
  calendar,
  isReturn = false,
}: OrderSummaryProps) {
  const t = texts.order
  return (
    <>
      <Paragraph>{texts.shared.greeting(order.firstName)}</Paragraph>
      <Paragraph>{intro}</Paragraph>
      <FactsTable facts={[[texts.shared.order, order.locator]]} />
      {order.legs.map((leg) => (
        <Leg key={leg.leg} title={leg.store ? t.atStore[leg.leg] : t[leg.leg]}>
          {formatLeg(leg, language, t)}
        </Leg>
      ))}
      {order.legs.length > 0 && <Paragraph isSmall>{calendar}</Paragraph>}
      {!isReturn && <Purchase order={order} texts={t} />}
      <ActionButton label={t.follow} url={order.orderUrl} />
      {!isReturn && order.invoice && (
        <>
          <Paragraph>{t.invoice(order.invoice.number)}</Paragraph>
          <TextLink href={order.invoice.url}>{t.invoices}</TextLink>
        </>
      )}
      {!isReturn && <Paragraph isSmall>{t.legal}</Paragraph>}
      <Paragraph>{texts.shared.sign}</Paragraph>
    </>
  )
}

/** What was bought, and what it costs. */
function Purchase({ order, texts: t }: { order: ConfirmedOrder; texts: Texts['order'] }) {
  return (
    <>
      <ItemTable items={order.items} texts={t} />
      <FactsTable facts={sumsOf(order.amounts, t)} hasTotal />
      <Paragraph>{t.vat(formatMoney(order.amounts.vat))}</Paragraph>
      {order.remarks !== '' && <Paragraph>{`${t.remarks}: ${order.remarks}`}</Paragraph>}
      {order.voucher && <Paragraph>{t.voucher(order.voucher.code, order.voucher.maxUses)}</Paragraph>}
    </>
  )
}

function Leg({ title, children }: { title: string; children: string }) {
  return (
    <>
      <Heading as="h2" className={classes.text} style={styles.subtitle}>
        {title}
      </Heading>
      <Paragraph>{children}</Paragraph>
    </>
  )
}

function ItemTable({ items, texts: t }: { items: ConfirmedOrder['items']; texts: Texts['order'] }) {
  const cell = `${classes.text} ${classes.hairline}`
  return (
    <table style={styles.table} data-text-format="dataTable">
      <thead>
        <tr>
          <th scope="col" className={cell} style={{ ...styles.cell, ...styles.strong }}>
            {t.garment}
          </th>
          {[t.quantity, t.price].map((title) => (
            <th key={title} scope="col" className={cell} style={{ ...styles.amount, ...styles.strong }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const name = item.size === '' ? item.name : `${item.name} (${item.size})`
          const price = formatMoney(item.price * item.quantity)
          return (
            <tr key={name}>
              <td className={cell} style={styles.cell}>
                {name}
              </td>
              <td className={cell} style={styles.amount}>
                {item.quantity}
              </td>
              <td className={cell} style={styles.amount}>
                {isListedWithoutVat(item) ? `${price} ${t.withoutVat}` : price}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function sumsOf(amounts: ConfirmedOrder['amounts'], t: Texts['order']): readonly Fact[] {
  return [
    [t.items, formatMoney(amounts.items)],
    [t.transport, formatMoney(amounts.transport)],
    ...(amounts.incidents > 0 ? [[t.incidents, formatMoney(amounts.incidents)] as const] : []),
    ...(amounts.discount > DISCOUNT_LINE_THRESHOLD_CENTS
      ? [[t.discount, formatMoney(-amounts.discount)] as const]
      : []),
    [t.total, formatMoney(amounts.total)],
  ]
}
