import { formatMoney } from '@colada/domain/money/format-money'
import { Letter } from '../parts/letter.tsx'
import type { TemplateProps } from './template.ts'

export function Invoice({ content, texts }: TemplateProps<'invoice'>) {
  const t = texts.kinds.invoice
  const { number, type, total, orders, of, invoicesUrl } = content
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro[type]]}
      facts={[
        [t.number, number],
        [texts.shared.amount, formatMoney(total)],
        [orders.length === 1 ? texts.shared.order : t.orders, orders.join(', ')],
        ...(of.length > 0
          ? [[type === 'rectifying' ? t.rectifies : t.replaces, of.join(', ')] as const]
          : []),
      ]}
      action={{ label: t.action, url: invoicesUrl }}
    />
  )
}
