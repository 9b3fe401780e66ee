import { Bar } from '../../internal/bar.tsx'
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
  const reached = progress >= 1
  return (
    <div className={styles.root} data-reached={reached || undefined}>
      <p className={styles.words}>
        <TruckIcon />
        <span>{text}</span>
      </p>
      <Bar fraction={progress} tone={reached ? 'success' : 'info'} />
    </div>
  )
}
