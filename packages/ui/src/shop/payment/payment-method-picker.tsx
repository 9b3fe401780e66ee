import { useState, type ReactNode } from 'react'

import { Text } from '../../text/text.tsx'
import * as line from './choice.css.ts'
import * as styles from './payment-method-picker.css.ts'

export type PaymentMethodView = {
  readonly id: string
  /** "Card", "PayPal". */
  readonly name: string
  readonly detail?: string
  readonly icon: ReactNode
  /** What paying this way needs. Comes when first chosen, and keeps what was typed when another is looked at. */
  readonly panel: ReactNode
}

export type PaymentMethodPickerProps = {
  readonly label: string
  readonly methods: readonly PaymentMethodView[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** A payment is under way: it is finished the way it was begun. */
  readonly busy?: boolean
}

/** The ways to pay, one open at a time. Native radios: the arrow keys move and choose. */
export function PaymentMethodPicker({ label, methods, value, onChange, busy }: PaymentMethodPickerProps) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const choose = (id: string) => {
    setOpened([...opened, value])
    onChange(id)
  }
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {methods.map(({ id, name, detail, icon, panel }) => (
        <div key={id} className={styles.method} data-chosen={id === value || undefined}>
          <div className={styles.head}>
            <label className={line.choice}>
              <input
                type="radio"
                name="payment-method"
                className={line.radio}
                checked={id === value}
                disabled={busy}
                onChange={() => choose(id)}
              />
              {icon}
              <span className={line.words}>
                <span>{name}</span>
                {detail && (
                  <Text as="span" size="small" tone="secondary">
                    {detail}
                  </Text>
                )}
              </span>
            </label>
          </div>
          {(id === value || opened.includes(id)) && (
            <div className={styles.panel} hidden={id !== value}>
              {panel}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}
