import { Countdown } from '../../feedback/countdown.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './payment-countdown.css.ts'

export type PaymentCountdownProps = {
  /** "Time to pay". */
  readonly label: string
  /** Remaining time, updated every second: "29:41". */
  readonly time: string
  /** Remaining time for assistive technology: "5 minutes left". Each change is announced. */
  readonly announcement: string
  /** Remaining fraction of the time, 0 to 1. */
  readonly remaining: number
  readonly tone?: 'neutral' | 'urgent'
  /** What happens at the end. */
  readonly text?: string
}

/** Remaining time of the slot holds during payment; the caller runs the timer. */
export function PaymentCountdown({
  label,
  time,
  announcement,
  remaining,
  tone = 'neutral',
  text,
}: PaymentCountdownProps) {
  const share = Math.min(1, Math.max(0, remaining))
  return (
    <div className={styles.root} data-tone={tone}>
      <Countdown label={label} time={time} announcement={announcement} urgent={tone === 'urgent'} />
      {/* An SVG attribute, since the content security policy blocks inline styles in server-rendered HTML. */}
      <svg className={styles.track} aria-hidden="true" focusable="false">
        <rect height="100%" width={`${share * 100}%`} fill="currentColor" />
      </svg>
      {text && (
        <Text size="small" tone="secondary">
          {text}
        </Text>
      )}
    </div>
  )
}
