import type { ReactNode } from 'react'
import { Text } from '../../text/text.tsx'
import { DayStrip } from './day-strip.tsx'
import { HourGrid } from './hour-grid.tsx'
import * as styles from './slot-picker.css.ts'
import type { Loadable, DayView, HourView } from './slot-view.ts'

export type SlotPickerProps = {
  readonly labels: {
    readonly day: string
    readonly hour: string
    readonly earlierDays: string
    readonly laterDays: string
  }
  readonly days: Loadable<DayView>
  readonly hours: Loadable<HourView>
  readonly day: string | undefined
  readonly hour: string | undefined
  readonly onDayChange: (day: string) => void
  readonly onHourChange: (hour: string) => void
  /** Explanation of the prices. */
  readonly note?: ReactNode
}

/** Selects a day and a slot, with loading and error states. */
export function SlotPicker(props: SlotPickerProps) {
  const { labels, days, hours, day, hour, onDayChange, onHourChange, note } = props
  return (
    <div className={styles.root}>
      <DayStrip
        label={labels.day}
        earlierLabel={labels.earlierDays}
        laterLabel={labels.laterDays}
        days={days}
        value={day}
        onChange={onDayChange}
      />
      <HourGrid label={labels.hour} hours={hours} value={hour} onChange={onHourChange} />
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </div>
  )
}
