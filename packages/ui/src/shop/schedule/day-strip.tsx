import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../media/icons.ts'
import { LoadableOptions } from './loadable-options.tsx'
import * as styles from './slot-picker.css.ts'
import type { Loadable, DayView } from './slot-view.ts'

export type DayStripProps = {
  readonly label: string
  readonly earlierLabel: string
  readonly laterLabel: string
  readonly days: Loadable<DayView>
  readonly value: string | undefined
  readonly onChange: (day: string) => void
}

/** Selects one of the next days. Native radios: arrow keys move and select, the strip scrolls along. */
export function DayStrip({ label, earlierLabel, laterLabel, days, value, onChange }: DayStripProps) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const ready = days.state === 'ready' && days.options.length > 0

  useEffect(() => {
    const chosen = ready && value !== undefined && inputs.current.get(value)?.parentElement
    // scrollIntoView would also scroll the page.
    if (chosen && strip.current)
      strip.current.scrollTo({ left: chosen.offsetLeft - strip.current.clientWidth / 3 })
  }, [value, ready])

  const scroll = (direction: 1 | -1) => () =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 })

  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        {ready && (
          <span>
            {/* The buttons only scroll; keyboard users have the arrow keys. */}
            <IconButton
              size="small"
              tabIndex={-1}
              label={earlierLabel}
              icon={<ChevronLeftIcon />}
              onClick={scroll(-1)}
            />
            <IconButton
              size="small"
              tabIndex={-1}
              label={laterLabel}
              icon={<ChevronRightIcon />}
              onClick={scroll(1)}
            />
          </span>
        )}
      </div>
      <LoadableOptions loadable={days} shape="day">
        {(options) => (
          <div ref={strip} className={styles.strip}>
            {options.map((day) => (
              <label key={day.value} className={cx(styles.optionBox, styles.option)}>
                <input
                  ref={(input) => {
                    if (input) inputs.current.set(day.value, input)
                    return () => void inputs.current.delete(day.value)
                  }}
                  type="radio"
                  name={id}
                  className={styles.radio}
                  aria-label={day.label}
                  checked={day.value === value}
                  onChange={() => onChange(day.value)}
                />
                <span className={styles.small}>{day.weekday}</span>
                <span className={styles.large}>{day.day}</span>
                <span className={styles.small}>{day.month}</span>
              </label>
            ))}
          </div>
        )}
      </LoadableOptions>
    </div>
  )
}
