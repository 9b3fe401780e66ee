import { cx } from 'class-variance-authority'

import { statusTone } from '../../internal/tone.css.ts'
import type { Icon } from '../../media/icon.tsx'
import { BanIcon, ClockIcon, FailureIcon, QuestionIcon, SuccessIcon } from '../../media/icons.ts'
import * as styles from './status-badge.css.ts'

/** How a status is meant. Cancelled is neither good nor bad; unknown admits that we do not know it. */
export type OrderTone = 'success' | 'warning' | 'error' | 'cancelled' | 'unknown'

export type StatusBadgeProps = { readonly tone: OrderTone; readonly children: string }

const looks: Record<OrderTone, { readonly Sign: Icon; readonly tone: keyof typeof statusTone }> = {
  success: { Sign: SuccessIcon, tone: 'success' },
  warning: { Sign: ClockIcon, tone: 'warning' },
  error: { Sign: FailureIcon, tone: 'danger' },
  cancelled: { Sign: BanIcon, tone: 'neutral' },
  unknown: { Sign: QuestionIcon, tone: 'neutral' },
}

/** Where an order stands, in a word and a sign: never by colour alone. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const { Sign, tone: status } = looks[tone]
  return (
    <span className={cx(styles.root, statusTone[status])} data-tone={tone}>
      <Sign size="small" />
      {children}
    </span>
  )
}
