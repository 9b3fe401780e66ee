import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { formatLeg } from '../format.ts'
import type { Fact } from '../parts/facts-table.tsx'
import { Letter } from '../parts/letter.tsx'
import type { TemplateProps } from './template.ts'

export function ClaimReceived({ content, texts }: TemplateProps<'claim-received'>) {
  const t = texts.kinds['claim-received']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro, ...(content.isLost ? [t.lost] : []), t.answer]}
      facts={[
        [texts.shared.order, content.locator],
        [t.garments, content.garments.join(', ')],
      ]}
      action={{ label: t.action, url: content.orderUrl }}
    />
  )
}

export function ClaimDecided({ content, texts }: TemplateProps<'claim-decided'>) {
  const t = texts.kinds['claim-decided']
  const { decision, amount, payout, code, reason, garments, locator } = content
  const facts: readonly Fact[] = [
    [texts.shared.order, locator],
    [t.garments, garments.join(', ')],
    ...(amount > 0 ? [[texts.shared.amount, formatMoney(amount)] as const] : []),
    ...(code === '' ? [] : [[t.code, code] as const]),
    ...(reason === '' ? [] : [[t.why, reason] as const]),
  ]
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro[decision], ...(payout ? [t.payout[payout]] : [])]}
      facts={facts}
      action={{ label: t.action, url: content.orderUrl }}
    />
  )
}

/** Reminds of finished garments before the fee begins, and before storage ends. */
export function Storage({ content, texts }: TemplateProps<'storage'>) {
  const t = texts.kinds.storage
  const { days, collection, language, locator } = content
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[
        t.intro(days),
        days < serviceTerms.freeStorageDays ? t.free : t.charged,
        collection ? `${t.collect}\n${formatLeg(collection, language, texts.order)}` : t.choose,
      ]}
      facts={[[texts.shared.order, locator]]}
      action={{ label: t.action, url: content.orderUrl }}
    />
  )
}
