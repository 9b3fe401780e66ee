import { formatMoney } from '@colada/domain/money/format-money'
import { formatMoment } from '../format.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { type Fact, FactsTable } from '../parts/facts-table.tsx'
import { Paragraph } from '../parts/paragraph.tsx'
import type { TemplateProps } from './template.ts'

/** The acknowledgement of a withdrawal, with the day and time of its receipt. */
export function WithdrawalReceived({ content, texts }: TemplateProps<'withdrawal-received'>) {
  const t = texts.kinds['withdrawal-received']
  const { firstName, language, locator, reference, receivedAt, statement } = content
  const facts: readonly Fact[] = [
    [t.reference, reference],
    [texts.shared.order, locator],
    [t.receivedAt, formatMoment(receivedAt, language)],
    ...(statement ? [[t.name, statement.name] as const] : []),
    ...(statement && statement.garments !== '' ? [[t.garments, statement.garments] as const] : []),
  ]
  return (
    <>
      <Paragraph>{t.greeting(firstName)}</Paragraph>
      <Paragraph>{t.received}</Paragraph>
      <FactsTable facts={facts} />
      <Paragraph>{t.next}</Paragraph>
      {!statement && <Paragraph>{t.notYou}</Paragraph>}
      <Paragraph>{texts.shared.sign}</Paragraph>
    </>
  )
}

/** What was decided about a withdrawal. */
export function WithdrawalDecided({ content, texts }: TemplateProps<'withdrawal-decided'>) {
  const t = texts.kinds['withdrawal-decided']
  const { firstName, locator, reference, isRefused, refund, reason, contactUrl } = content
  const outcome = refund > 0 ? t.refunded(formatMoney(refund)) : t.nothing
  return (
    <>
      <Paragraph>{t.greeting(firstName)}</Paragraph>
      <Paragraph>{isRefused ? t.refused : outcome}</Paragraph>
      {reason !== '' && <Paragraph>{reason}</Paragraph>}
      <FactsTable
        facts={[
          [t.reference, reference],
          [texts.shared.order, locator],
        ]}
      />
      <Paragraph>{t.disagree}</Paragraph>
      <ActionButton label={t.action} url={contactUrl} />
      <Paragraph>{texts.shared.sign}</Paragraph>
    </>
  )
}
