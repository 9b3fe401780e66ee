import { Button } from '../../controls/button.tsx'
import { AlertIcon, ClockIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './hold-bar.css.ts'

export type HoldBarProps = {
  /** `calm` and `urgent` count down; `lost` tells that nothing is kept any more, or not yet. */
  readonly tone: 'calm' | 'urgent' | 'lost'
  /** What is kept, or why it is not. */
  readonly text: string
  /** What is left, every second: "9:41". */
  readonly time?: string | undefined
  /** Said now and then: "2 minutes left". Each change is spoken. */
  readonly announcement: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** How long chosen places are kept, in sight while the page scrolls. Someone else holds the clock. */
export function HoldBar({ tone, text, time, announcement, action }: HoldBarProps) {
  return (
    <div className={styles.root} data-tone={tone}>
      <span className={styles.icon}>{tone === 'lost' ? <AlertIcon /> : <ClockIcon />}</span>
      <span className={styles.words}>{text}</span>
      {time !== undefined && (
        <span className={styles.time} aria-hidden="true">
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
