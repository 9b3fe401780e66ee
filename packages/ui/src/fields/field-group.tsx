import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../media/icons.ts'
import { Text } from '../text/text.tsx'
import * as styles from './field-group.css.ts'

export type FieldGroupProps = {
  readonly label: string
  readonly hint?: string
  /** Open at first: a field has a value. */
  readonly defaultOpen?: boolean
  /** A field has an error, so the group is open whatever the customer chose. */
  readonly invalid?: boolean
  readonly children: ReactNode
}

/** Optional fields or further ways of a form that are shown on demand. The closed group keeps the values of fields. */
export function FieldGroup({ label, hint, defaultOpen = false, invalid = false, children }: FieldGroupProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <details
      className={styles.root}
      open={open || invalid}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.texts}>
          <Text as="span" weight="semibold">
            {label}
          </Text>
          {hint && (
            <Text as="span" size="small" tone="secondary">
              {hint}
            </Text>
          )}
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
