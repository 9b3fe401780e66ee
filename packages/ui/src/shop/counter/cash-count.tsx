import { useId, type ReactNode } from 'react'
import { FieldError } from '../../fields/internal/field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { Grid } from '../../layout/grid.tsx'
import * as styles from './cash-count.css.ts'

export type CashRow = {
  readonly id: string
  /** The coin or note: "50,00 €". */
  readonly label: string
  /** The digits as text; empty for none. */
  readonly pieces: string
  /** The pieces' money, formatted; nothing without pieces. */
  readonly amount?: string | undefined
}

export type CashCountProps = {
  readonly legend: ReactNode
  /** Coins and notes, the largest first. */
  readonly rows: readonly CashRow[]
  readonly onPiecesChange: (id: string, digits: string) => void
  /** The money counted so far. What there should be does not belong here: a count is blind. */
  readonly total: { readonly label: string; readonly value: string }
  /** Digits of the largest number of pieces. */
  readonly maxDigits?: number
  readonly error?: ReactNode
}

/** Counts cash by coins and notes, with a running sum. */
export function CashCount(props: CashCountProps) {
  const { legend, rows, onPiecesChange, total, maxDigits = 4, error } = props
  const errorId = useId()
  return (
    <fieldset className={styles.root} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <Grid gap="sm" columns={{ base: 2, sm: 3, md: 5 }}>
        {rows.map(({ id, label, pieces, amount }) => (
          <NumberField
            key={id}
            label={<span translate="no">{label}</span>}
            suffix={amount && <span translate="no">{amount}</span>}
            maxLength={maxDigits}
            value={pieces}
            onValueChange={(digits) => onPiecesChange(id, digits)}
          />
        ))}
      </Grid>
      <p className={styles.total}>
        <span>{total.label}</span>
        <output translate="no" className={styles.sum}>
          {total.value}
        </output>
      </p>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
