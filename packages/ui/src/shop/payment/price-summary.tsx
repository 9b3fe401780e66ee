import type { ReactNode } from 'react'
import * as styles from './price-summary.css.ts'

/** A line of a price summary. */
export type PriceLine = {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  /** Explanation of the price. */
  readonly note?: string
}

export type PriceSummaryProps = {
  /** Accessible name of the list. */
  readonly label: string
  readonly lines: readonly PriceLine[]
  /** Omitted without a discount. */
  readonly discount?: PriceLine
  /** Net total and tax, for companies. */
  readonly net?: readonly PriceLine[]
  readonly total: { readonly label: string; readonly value: string; readonly note?: string }
  /** New prices are loading; the old ones are dimmed. */
  readonly busy?: boolean
}

function Line({ line, tone }: { line: PriceLine; tone?: 'discount' }) {
  return (
    <div className={styles.line} data-tone={tone}>
      <dt>
        <span>{line.label}</span>
        {line.note && <span className={styles.note}>{line.note}</span>}
      </dt>
      <dd translate="no" className={styles.amount}>
        {line.value}
      </dd>
    </div>
  )
}

/** Price lines, discount and total. */
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
          <span>{total.label}</span>
          {total.note && <span className={styles.note}>{total.note}</span>}
        </dt>
        <dd translate="no" className={styles.totalAmount}>
          {total.value}
        </dd>
      </div>
    </dl>
  )
}
