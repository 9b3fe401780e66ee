import type { ReactNode } from 'react'

import { Callout } from '../../feedback/callout.tsx'
import { DescriptionList } from '../../layout/description-list.tsx'
import * as styles from './order-issue.css.ts'

export type IssueLine = {
  readonly id: string
  readonly term: string
  readonly description: string
  /** Stands out: what has to be paid. */
  readonly strong?: boolean
}

export type OrderIssueProps = {
  readonly title: string
  /** What happened, and what happens next. */
  readonly children: ReactNode
  /** Missing garments and what they cost; or the visit that failed, and what another one costs. */
  readonly lines?: readonly IssueLine[]
  /** The way to solve it, usually OrderActions. */
  readonly action?: ReactNode
  /** Already solved: it is told, and asks for nothing. */
  readonly solved?: boolean
  /** Announced when it comes while the page is open. */
  readonly live?: 'alert' | 'status'
}

/** What went wrong with an order, an incident or an absence: what happened, what it comes to, and the way to solve it. */
export function OrderIssue({ title, children, lines = [], action, solved, live }: OrderIssueProps) {
  return (
    <Callout tone={solved ? 'success' : 'danger'} title={title} actions={action} {...(live && { live })}>
      <div className={styles.body}>
        <div>{children}</div>
        {lines.length > 0 && (
          <div className={styles.lines}>
            <DescriptionList entries={lines} />
          </div>
        )}
      </div>
    </Callout>
  )
}
