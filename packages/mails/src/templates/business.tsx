import { formatMoney } from '@colada/domain/money/format-money'
import { formatDate, formatMonth } from '../format-month.ts'
import { Letter } from '../parts/letter.tsx'
import type { TemplateProps } from './template.ts'

export function CreditDecided({ content, texts }: TemplateProps<'credit-decided'>) {
  const t = texts.kinds['credit-decided']
  const { state, limit, termsDays, isOverdue } = content
  const isApproved = state === 'approved'
  const reason = isOverdue ? t.overdue : t.intro[state]
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={isApproved ? [reason] : [reason, t.payNow]}
      facts={
        isApproved
          ? [
              [t.limit, formatMoney(limit)],
              [t.terms, t.days(termsDays)],
            ]
          : []
      }
      action={{ label: t.action, url: content.accountUrl }}
    />
  )
}

export function Statement({ content, texts }: TemplateProps<'statement'>) {
  const t = texts.kinds.statement
  const { month, closing, dueOn, language } = content
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(formatMonth(month, language)), closing > 0 ? t.pay : t.nothing]}
      facts={[
        [t.closing, formatMoney(closing)],
        ...(closing > 0 ? [[t.due, formatDate(dueOn, language)] as const] : []),
      ]}
      action={{ label: t.action, url: content.accountUrl }}
    />
  )
}
