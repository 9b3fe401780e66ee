import { Bar } from '../../internal/bar.tsx'
import { TruckIcon } from '../../media/subject-icons.ts'
import * as styles from './free-shipping-meter.css.ts'

export type FreeShippingMeterProps = {
  /** 0 to 1. */
  readonly progress: number
  /** The remaining amount, or that transport is free. */
  readonly text: string
}

/** Progress towards free transport; the bar is decorative. */
export function FreeShippingMeter({ progress, text }: FreeShippingMeterProps) {
  const reached = progress >= 1
  return (
    <div className={styles.root} data-reached={reached || undefined}>
      <p className={styles.text}>
        <TruckIcon />
        <span>{text}</span>
      </p>
      <Bar fraction={progress} tone={reached ? 'success' : 'info'} />
    </div>
  )
}
