import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { row } from '../../fields/internal/field.css.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import * as styles from './form-panel.css.ts'

export type AddressFieldsProps = {
  /** First, since the city and the province follow from it. */
  readonly postalCode: ReactNode
  readonly city: ReactNode
  readonly province: ReactNode
  readonly street: ReactNode
  readonly number: ReactNode
  /** Names the fields within a form that has others. */
  readonly heading?: { readonly text: string; readonly level: HeadingLevel; readonly id: string }
}

/** Layout of the fields of an address, for an AddressForm and for a RegisterPanel. */
export function AddressFields({ postalCode, city, province, street, number, heading }: AddressFieldsProps) {
  return (
    <div className={styles.group} role={heading && 'group'} aria-labelledby={heading?.id}>
      {heading && (
        <Heading level={heading.level} size="title4" id={heading.id}>
          {heading.text}
        </Heading>
      )}
      <div className={cx(row, styles.code)}>{postalCode}</div>
      <div className={cx(row, styles.place)}>
        {city}
        {province}
      </div>
      <div className={cx(row, styles.street)}>
        {street}
        {number}
      </div>
    </div>
  )
}
