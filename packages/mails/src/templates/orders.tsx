import { formatMoney } from '@colada/domain/money/format-money'
import { formatLeg, formatNearDay } from '../format.ts'
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
  const { method, code, days } = content
  const isThere = method === 'cash' || method === 'credit'
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[
        isThere ? t.intro[method] : `${t.intro[method]} ${t.days(days)}`,
        ...(code === '' ? [] : [code]),
      ]}
      facts={[
        [texts.shared.order, content.locator],
        [texts.shared.amount, formatMoney(content.amount)],
      ]}
    />
  )
}

/** What a cancelled order gives back: money, and the garments that the shop has. */
export function OrderCancelled({ content, texts }: TemplateProps<'order-cancelled'>) {
  const t = texts.kinds['order-cancelled']
  const { isBilled, refund, kept, cash, return: leg, invoice, language } = content
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[
        t.intro,
        ...(refund > cash ? [(isBilled ? t.notBilled : t.refund)(formatMoney(refund - cash))] : []),
        ...(cash > 0 ? [t.cash(formatMoney(cash))] : []),
        ...(kept > 0 ? [(isBilled ? t.billed : t.kept)(formatMoney(kept))] : []),
        leg
          ? `${leg.store ? t.returnAtStore : t.return}\n${formatLeg(leg, language, texts.order)}`
          : t.calendar,
        ...(invoice === null ? [] : [t.invoice(invoice)]),
      ]}
      facts={[[texts.shared.order, content.locator]]}
      action={{ label: t.action, url: content.orderUrl }}
    />
  )
}

export function OrderProgress({ content, texts }: TemplateProps<'order-progress'>) {
  const t = texts.kinds['order-progress']
  const { language, status, nextVisits, visit } = content
  const { slot, nextVisits: title, visitPrice } = texts.order
  const facts = nextVisits.map(
    ({ startsAt, start, end, price }) =>
      [slot(formatNearDay(startsAt, language), start, end), formatMoney(price)] as const,
  )
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro[status], ...(visit ? [formatLeg(visit, language, texts.order)] : [])]}
      {...(facts.length > 0 && { factsTitles: [title, visitPrice] as const })}
      facts={facts}
      action={{ label: t.action[status], url: content.orderUrl }}
    />
  )
}

export function OrderReminder({ content, texts }: TemplateProps<'order-reminder'>) {
  const t = texts.kinds['order-reminder']
  const { language, visit, locator } = content
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro[visit.leg], formatLeg(visit, language, texts.order), t.change]}
      facts={[[texts.shared.order, locator]]}
      action={{ label: t.action, url: content.orderUrl }}
    />
  )
}
