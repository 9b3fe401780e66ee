import { Button } from '../../controls/button.tsx'
import { AlertIcon, ClockIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './hold-bar.css.ts'

export type HoldBarProps = {
  /** `neutral` and `urgent` count down; `expired` means there is no hold. */
  readonly tone: 'neutral' | 'urgent' | 'expired'
  /** What is held, or why not. */
  readonly text: string
  /** Remaining time, updated every second: "9:41". */
  readonly time?: string | undefined
  /** Remaining time for assistive technology: "2 minutes left". Each change is announced. */
  readonly announcement: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Remaining time of the slot holds, sticky; the caller runs the timer. */
export function HoldBar({ tone, text, time, announcement, action }: HoldBarProps) {
  return (
    <div className={styles.root} data-tone={tone}>
      <span className={styles.icon}>{tone === 'expired' ? <AlertIcon /> : <ClockIcon />}</span>
      <span className={styles.text}>{text}</span>
      {time !== undefined && (
        <span translate="no" className={styles.time} aria-hidden="true">
          {time}
        </span>
      )}
      {action && (
        <Button size="small" tone="neutral" appearance="outline" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <VisuallyHidden role="timer" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </div>
  )
}
