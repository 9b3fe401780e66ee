import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { MinusIcon, PlusIcon, TrashIcon } from '../media/icons.ts'
import * as styles from './quantity-stepper.css.ts'
import { useRepeatButton } from './use-repeat-button.ts'

export type QuantityStepperProps = {
  /** Name of the group: "Quantity of shirt". */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly size?: keyof typeof styles.size
  readonly fullWidth?: boolean
  /** `remove` is the name of the minus button when its next step is 0. */
  readonly labels: { readonly decrease: string; readonly increase: string; readonly remove?: string }
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

const LARGE_STEP = 10

/**
 * An integer with a minus and a plus button. It can be typed, repeated by holding a button, and changed with the arrow
 * keys (Page Up and Page Down by ten). Arrow keys and holding stop at 1: removal needs a click of its own.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 0, max = 1000, size = 'medium', fullWidth, labels, disabled, onChange } = props
  const [draft, setDraft] = useState<string>()

  const gentleMin = Math.max(min, 1)
  const go = (target: number, lowest = min) => {
    const next = Math.min(max, Math.max(lowest, Math.floor(target)))
    setDraft(undefined)
    if (!disabled && next !== value) onChange(next)
    return !disabled && next > gentleMin && next < max
  }

  const decrease = useRepeatButton((held) => go(value - 1, held ? gentleMin : min))
  const increase = useRepeatButton(() => go(value + 1))
  const commit = () => {
    const typed = Number(draft?.replace(',', '.'))
    if (draft && !Number.isNaN(typed)) go(typed)
    else setDraft(undefined)
  }

  const byKey = (key: string) => {
    const steps: Record<string, number> = {
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: LARGE_STEP,
      PageDown: -LARGE_STEP,
    }
    return steps[key]
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = byKey(event.key)
    if (step) {
      event.preventDefault()
      go(value + step, gentleMin)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape') setDraft(undefined)
  }

  const removes = labels.remove !== undefined && value - 1 === 0 && min === 0
  return (
    <fieldset
      aria-label={label}
      className={cx(styles.root, styles.size[size], fullWidth && styles.fullWidth)}
      data-disabled={disabled || undefined}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? labels.remove : labels.decrease}
        aria-disabled={disabled || value <= min || undefined}
        {...decrease}
      >
        {removes ? <TrashIcon size="small" /> : <MinusIcon size="small" />}
      </button>
      <input
        className={cx(styles.value, fullWidth && styles.wideValue)}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        readOnly={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/[^\d.,]/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        aria-disabled={disabled || value >= max || undefined}
        {...increase}
      >
        <PlusIcon size="small" />
      </button>
    </fieldset>
  )
}
