import { cx } from 'class-variance-authority'
import { statusTone } from '../../internal/tone.css.ts'
import * as styles from './cash-change.css.ts'

export type CashChangeProps = {
  /** What the amount is: "Cambio", "Faltan". */
  readonly label: string
  /** Formatted; nothing until an amount was typed. */
  readonly amount?: string | undefined
  /** `warning` while the customer has given too little. */
  readonly tone?: 'success' | 'warning'
}

/** The change that a customer gets back, large enough to be read at arm's length. */
export function CashChange({ label, amount, tone = 'success' }: CashChangeProps) {
  return (
    <p role="status" className={cx(styles.root, statusTone[tone])}>
      <span>{label}</span>
      <strong translate="no" className={styles.amount}>
        {amount ?? '–'}
      </strong>
    </p>
  )
}
