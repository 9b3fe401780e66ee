import { useId, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import * as styles from './order-summary.css.ts'

export type OrderSummaryProps = {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  /** PriceSummary, facts, a list of items. */
  readonly children: ReactNode
  /** The binding action. */
  readonly action?: ReactNode
  /** Sticky from 769 px on. */
  readonly sticky?: boolean
}

/** Summary of an order, beside the checkout steps. */
export function OrderSummary({ heading, headingLevel, children, action, sticky }: OrderSummaryProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root} data-sticky={sticky || undefined}>
      <Heading level={headingLevel} size="title3" id={headingId}>
        {heading}
      </Heading>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
