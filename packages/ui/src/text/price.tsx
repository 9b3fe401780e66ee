import { cx } from 'class-variance-authority'
import * as styles from './price.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = {
  /** Formatted, with its currency: "16,95 €". */
  readonly amount: string
  /** What the price is for: "la unidad", "por m²". */
  readonly unit?: string | undefined
  /** Prefix of a minimum price: "Desde". */
  readonly from?: string | undefined
  /** The former price, struck through; the label is for assistive technology. */
  readonly before?: { readonly label: string; readonly amount: string } | undefined
  readonly size?: keyof typeof styles.size
}

/** A price, with tabular figures. A list has many prices, so the texts around the amount have no elements of their own. */
export function Price({ amount, unit, from, before, size = 'medium' }: PriceProps) {
  const amountStyle = cx(styles.amount, styles.size[size])
  if (!from && !before && !unit)
    return (
      <p translate="no" className={cx(styles.root, amountStyle)}>
        {amount}
      </p>
    )
  return (
    <p className={cx(styles.root, styles.note[size])}>
      {from}
      {before && (
        <s className={styles.before}>
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <span translate="no">{before.amount}</span>
        </s>
      )}
      <strong translate="no" className={amountStyle}>
        {amount}
      </strong>
      {unit}
    </p>
  )
}
