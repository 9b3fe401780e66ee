import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { LoadableOptions } from './loadable-options.tsx'
import * as styles from './slot-picker.css.ts'
import type { Loadable, HourView } from './slot-view.ts'

export type HourGridProps = {
  readonly label: string
  readonly hours: Loadable<HourView>
  readonly value: string | undefined
  readonly onChange: (hour: string) => void
}

/** Selects a slot of a day; unavailable slots show their reason. */
export function HourGrid({ label, hours, value, onChange }: HourGridProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
      </div>
      <LoadableOptions loadable={hours} shape="hour">
        {(options) => (
          <div className={styles.hours}>
            {options.map((hour) => (
              <label key={hour.value} className={cx(styles.optionBox, styles.option)}>
                <input
                  type="radio"
                  name={id}
                  className={styles.radio}
                  disabled={hour.unavailable !== undefined}
                  checked={hour.value === value}
                  onChange={() => onChange(hour.value)}
                />
                <span translate="no" className={styles.hour}>
                  {hour.label}
                </span>
                <span className={styles.small}>{hour.unavailable ?? hour.price}</span>
              </label>
            ))}
          </div>
        )}
      </LoadableOptions>
    </div>
  )
}
