import { CalendarIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as styles from './slot-picker.css.ts'

export type LockedSlotProps = {
  /** Address or description. */
  readonly label: string
  /** "jueves, 12 de marzo, 9:00–11:00". */
  readonly text: string
}

/** A fixed slot in place of its picker. */
export function LockedSlot({ label, text }: LockedSlotProps) {
  return (
    <div className={styles.state} data-state="locked">
      <CalendarIcon />
      <div className={styles.stateText}>
        <Text weight="semibold" translate="no">
          {text}
        </Text>
        <Text size="small" tone="secondary">
          {label}
        </Text>
      </div>
    </div>
  )
}
