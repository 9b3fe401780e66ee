import { formatMoney } from '@colada/domain/money/format-money'
import { Letter } from '../parts/letter.tsx'
import type { TemplateProps } from './template.ts'

export function PaymentFailed({ content, texts }: TemplateProps<'payment-failed'>) {
  const t = texts.kinds['payment-failed']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(content.minutes), t.charge, t.again]}
      facts={[
        [texts.shared.order, content.locator],
        [texts.shared.amount, formatMoney(content.total)],
      ]}
      action={{ label: t.action, url: content.cartUrl }}
    />
  )
}

export function Refund({ content, texts }: TemplateProps<'refund'>) {
  const t = texts.kinds.refund
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[`${t.intro[content.method]} ${t.days(content.days)}`]}
      facts={[
        [texts.shared.order, content.locator],
        [texts.shared.amount, formatMoney(content.amount)],
      ]}
    />
  )
}

export function OrderProgress({ content, texts }: TemplateProps<'order-progress'>) {
  const t = texts.kinds['order-progress']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro[content.status]]}
      action={{ label: t.action[content.status], url: content.orderUrl }}
    />
  )
}
