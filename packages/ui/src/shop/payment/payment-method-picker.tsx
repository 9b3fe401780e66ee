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
  /** Form of the method. Mounted when first selected, then kept mounted. */
  readonly panel: ReactNode
}

export type PaymentMethodPickerProps = {
  readonly label: string
  readonly methods: readonly PaymentMethodView[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** A payment is in progress: the method cannot be changed. */
  readonly busy?: boolean
}

/** Selects a payment method and shows its form. Native radios: arrow keys move and select. */
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
              <span className={line.text}>
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
