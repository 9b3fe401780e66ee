import { TruckIcon } from '../../media/subject-icons.ts'
import * as styles from './free-shipping-meter.css.ts'

export type FreeShippingMeterProps = {
  /** How far along, 0 to 1. */
  readonly progress: number
  /** The whole thing in words: how much is missing, or that transport is free. */
  readonly text: string
}

/** How much is missing until transport costs nothing. The sentence says it all; the bar only repeats it. */
export function FreeShippingMeter({ progress, text }: FreeShippingMeterProps) {
  const share = Math.min(1, Math.max(0, progress))
  return (
    <div className={styles.root} data-reached={share === 1 || undefined}>
      <p className={styles.words}>
        <TruckIcon />
        <span>{text}</span>
      </p>
      {/* An SVG attribute and not an inline style, which the content security policy refuses in rendered pages. */}
      <svg className={styles.track} aria-hidden="true" focusable="false">
        <rect height="100%" width={`${share * 100}%`} fill="currentColor" />
      </svg>
    </div>
  )
}
