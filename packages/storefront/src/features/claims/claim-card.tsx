import { formatDateTime, formatDay } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { ClaimState } from '@colada/domain/claims/claim'
import type { WireClaim } from '@colada/domain/claims/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Callout, Stack, type StatusTone, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ClaimAnswer } from './claim-answer.tsx'

const tones: Partial<Record<ClaimState, StatusTone>> = {
  proposed: 'warning',
  accepted: 'success',
  paid: 'success',
  closed: 'success',
}

/** Where a claim is, what happens next and by when, and the answer to an offered compensation. */
export function ClaimCard({ claim }: { readonly claim: WireClaim }) {
  const { t } = useTranslation('claims')
  const language = useLanguage()
  const { state, garments, due, reason, payout, transfer, code } = claim
  const cents = fromEuros(claim.amount ?? 0)
  const amount = formatMoney(cents)
  const values = { amount, reason, day: due === null ? '' : formatDay(due, language) }
  const rest = fromEuros(transfer)
  const paid = [
    ...(payout === 'refund' && cents > rest
      ? [t('claims:paidBy.refund', { amount: formatMoney(cents - rest) })]
      : []),
    ...(rest > 0 ? [t('claims:paidBy.transfer', { amount: formatMoney(rest), end: claim.iban_end })] : []),
    ...(payout === 'credit' ? [t('claims:paidBy.credit', { code })] : []),
  ]
  return (
    <Callout tone={tones[state] ?? 'info'} title={t(`claims:state.${state}.title`, values)}>
      <Stack gap="sm">
        <Text>
          {garments
            .map(({ name, quantity }) =>
              quantity > 1 ? t('claims:garment', { name, count: quantity }) : name,
            )
            .join(', ')}
        </Text>
        <Text>{t(`claims:state.${state}.text`, values)}</Text>
        {paid.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text size="small">{t('claims:reported', { time: formatDateTime(claim.created_at, language) })}</Text>
        {state === 'proposed' && <ClaimAnswer claim={claim} />}
      </Stack>
    </Callout>
  )
}
