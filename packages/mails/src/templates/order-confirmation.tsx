import { formatMoney } from '@colada/domain/money/format-money'
import { OrderSummary } from './order-summary.tsx'
import type { TemplateProps } from './template.ts'

export function OrderConfirmation({ content, texts }: TemplateProps<'order-confirmation'>) {
  const t = texts.kinds['order-confirmation']
  return (
    <OrderSummary
      order={content}
      language={content.language}
      texts={texts}
      intro={content.isBilled ? t.billed : t.paid}
      calendar={texts.order.calendar}
    />
  )
}

export function OrderChangeConfirmation({ content, texts }: TemplateProps<'order-change'>) {
  const { change, isBilled } = content
  const t = texts.kinds['order-change']
  const amount = formatMoney(change.cost)
  const isReturn = change.kind === 'return'
  const price = isReturn
    ? t.freeReturn
    : change.cost === 0
      ? t.free
      : isBilled
        ? t.billed(amount)
        : t.paid(amount)
  return (
    <OrderSummary
      order={content}
      language={content.language}
      texts={texts}
      intro={`${t.changed[change.kind]} ${price}`}
      calendar={texts.order.calendarChange}
      isReturn={isReturn}
    />
  )
}
