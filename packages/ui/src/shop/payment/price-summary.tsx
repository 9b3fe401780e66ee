import type { ReactNode } from 'react'

import * as styles from './price-summary.css.ts'

/** One price of a summary: words and a finished price. */
export type PriceLine = {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  /** A second, quieter line: how the price comes about. */
  readonly note?: string
}

export type PriceSummaryProps = {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly lines: readonly PriceLine[]
  /** Left out where nothing is taken off. */
  readonly discount?: PriceLine
  /** The total without tax and the tax, for those who reckon with both. */
  readonly net?: readonly PriceLine[]
  readonly total: { readonly label: string; readonly value: string; readonly note?: string }
  /** New prices are on their way: the old ones stay, paler. */
  readonly busy?: boolean
}

function Line({ line, tone }: { line: PriceLine; tone?: 'discount' }) {
  return (
    <div className={styles.line} data-tone={tone}>
      <dt>
        {line.label}
        {line.note && <span className={styles.note}>{line.note}</span>}
      </dt>
      <dd className={styles.amount}>{line.value}</dd>
    </div>
  )
}

/** What an order costs: its lines, what is taken off, and the total with its VAT note. */
export function PriceSummary({ label, lines, discount, net = [], total, busy }: PriceSummaryProps) {
  return (
    <dl className={styles.root} aria-label={label} aria-busy={busy || undefined}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {discount && <Line line={discount} tone="discount" />}
      {net.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      <div className={styles.total}>
        <dt>
          {total.label}
          {total.note && <span className={styles.note}>{total.note}</span>}
        </dt>
        <dd className={styles.totalAmount}>{total.value}</dd>
      </div>
    </dl>
  )
}
