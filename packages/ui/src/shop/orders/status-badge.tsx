import { Badge } from '../../feedback/badge.tsx'
import type { StatusTone } from '../../feedback/tone-icons.ts'
import type { Icon } from '../../media/icon.tsx'
import { BanIcon, ClockIcon, FailureIcon, SuccessIcon } from '../../media/icons.ts'
import { QuestionIcon } from '../../media/subject-icons.ts'

/** Tone of an order status. */
export type OrderTone = 'success' | 'warning' | 'error' | 'cancelled' | 'unknown'

export type StatusBadgeProps = { readonly tone: OrderTone; readonly children: string }

const looks: Record<OrderTone, { readonly Sign: Icon; readonly tone: StatusTone }> = {
  success: { Sign: SuccessIcon, tone: 'success' },
  warning: { Sign: ClockIcon, tone: 'warning' },
  error: { Sign: FailureIcon, tone: 'danger' },
  cancelled: { Sign: BanIcon, tone: 'neutral' },
  unknown: { Sign: QuestionIcon, tone: 'neutral' },
}

/** Status of an order as text with an icon, never by colour alone. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const { Sign, tone: status } = looks[tone]
  return (
    <Badge tone={status} icon={<Sign size="small" />}>
      {tone === 'cancelled' ? <s>{children}</s> : children}
    </Badge>
  )
}
