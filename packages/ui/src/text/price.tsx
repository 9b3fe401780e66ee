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

/** A price, with tabular figures. */
export function Price({ amount, unit, from, before, size = 'medium' }: PriceProps) {
  const note = cx(styles.unit, size === 'medium' && styles.small)
  return (
    <p className={styles.root}>
      {from && <span className={note}>{from}</span>}
      {before && (
        <s className={cx(styles.before, styles.small)}>
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <span translate="no">{before.amount}</span>
        </s>
      )}
      <strong translate="no" className={cx(styles.amount, styles.size[size])}>
        {amount}
      </strong>
      {unit && <span className={note}>{unit}</span>}
    </p>
  )
}
