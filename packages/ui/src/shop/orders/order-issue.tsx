import type { ReactNode } from 'react'
import { Callout } from '../../feedback/callout.tsx'
import { DescriptionList } from '../../layout/description-list.tsx'
import * as styles from './order-issue.css.ts'

export type IssueLine = {
  readonly id: string
  readonly term: string
  readonly description: string
  /** Emphasised: the amount to pay. */
  readonly strong?: boolean
}

export type OrderIssueProps = {
  readonly title: string
  /** What happened, and what happens next. */
  readonly children: ReactNode
  /** Missing garments with their cost, or the failed visit with the cost of another. */
  readonly lines?: readonly IssueLine[]
  /** Usually OrderActions. */
  readonly action?: ReactNode
  /** Solved; no action is needed. */
  readonly solved?: boolean
  /** Live region role, if it can appear while the page is open. */
  readonly live?: 'alert' | 'status'
}

/** An incident or absence of an order: what happened, its cost and the action that solves it. */
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
