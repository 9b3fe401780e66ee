import { Countdown } from '../../feedback/countdown.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './payment-countdown.css.ts'

export type PaymentCountdownProps = {
  /** What runs out: "Time to pay". */
  readonly label: string
  /** What is left, every second: "29:41". */
  readonly time: string
  /** What is left, said now and then: "5 minutes left". Each change is spoken. */
  readonly announcement: string
  /** How much of the time is left, 0 to 1. */
  readonly remaining: number
  readonly tone?: 'calm' | 'urgent'
  /** What happens at the end, and that nothing is lost. */
  readonly text?: string
}

/** How long the places in the van are kept while the customer pays. Someone else holds the clock. */
export function PaymentCountdown({
  label,
  time,
  announcement,
  remaining,
  tone = 'calm',
  text,
}: PaymentCountdownProps) {
  const share = Math.min(1, Math.max(0, remaining))
  return (
    <div className={styles.root} data-tone={tone}>
      <Countdown label={label} time={time} announcement={announcement} urgent={tone === 'urgent'} />
      {/* An SVG attribute and not an inline style, which the content security policy refuses in rendered pages. */}
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
