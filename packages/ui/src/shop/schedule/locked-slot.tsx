import { CalendarIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as styles from './slot-picker.css.ts'

export type LockedSlotProps = {
  /** Where the van comes, or what stands. */
  readonly label: string
  /** "jueves, 12 de marzo, 9:00–11:00". */
  readonly text: string
}

/** A slot that stands, in the place of its picker, until it is edited. */
export function LockedSlot({ label, text }: LockedSlotProps) {
  return (
    <div className={styles.state} data-state="locked">
      <CalendarIcon />
      <div className={styles.stateWords}>
        <Text weight="semibold">{text}</Text>
        <Text size="small" tone="secondary">
          {label}
        </Text>
      </div>
    </div>
  )
}
