import { QueryView } from '@colada/client/api/query-view'
import { formatDate } from '@colada/client/format/dates'
import { formatEuros } from '@colada/client/format/euros'
import { formatMonth } from '@colada/client/format/month'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireStaffBusiness } from '@colada/domain/staff/business-contract'
import { Callout, DescriptionList, Grid, Heading, Inline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../orders/section-card.tsx'
import { CompanyStatements } from './company-statements.tsx'
import { CreditBadge } from './credit-badge.tsx'
import { DecisionForm } from './decision-form.tsx'
import { useCompanyQuery } from './endpoints.ts'
import { PaymentForm } from './payment-form.tsx'

/** The account of a company: what it owes, the decision on its credit, payments received, and statements. */
export function CompanyView({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['business', 'shell'])
  return (
    <QueryView
      query={useCompanyQuery(userId, { refetchOnMountOrArgChange: true })}
      loadingLabel={t('business:loading')}
      rows={8}
      failedTitle={t('business:failed')}
    >
      {(account) => (
        <Stack gap="lg">
          <title>{`${account.business_name} | ${t('shell:name')}`}</title>
          <Inline align="center">
            <Heading level={1}>
              <span translate="no">{account.business_name}</span>
            </Heading>
            <CreditBadge state={account.state} />
          </Inline>
          <Notices account={account} />
          <Grid columns={{ base: 1, lg: 2 }}>
            <Facts account={account} />
            <SectionCard title={t('business:decision.title')}>
              {/* Another form for the next version, with its values. */}
              <DecisionForm key={account.version} account={account} />
            </SectionCard>
            <SectionCard title={t('business:payment.title')}>
              <PaymentForm key={`${account.balance}`} userId={userId} balance={account.balance} />
            </SectionCard>
            <SectionCard title={t('business:statements.title')}>
              <CompanyStatements userId={userId} months={account.months} />
            </SectionCard>
          </Grid>
        </Stack>
      )}
    </QueryView>
  )
}

function Notices({ account }: { readonly account: WireStaffBusiness }) {
  const { t } = useTranslation('business')
  const { requested_at: requestedAt, wanted_limit: wanted, overdue, proposal } = account
  return (
    <>
      {requestedAt !== null && wanted !== null && (
        <Callout>{t('business:wanted', { amount: formatEuros(wanted) })}</Callout>
      )}
      {overdue > 0 && (
        <Callout tone="danger">{t('business:overdue', { amount: formatEuros(overdue) })}</Callout>
      )}
      {proposal && (
        <Callout tone="warning">
          {t(proposal.by_me ? 'business:proposal.mine' : 'business:proposal.other', {
            name: proposal.by,
            amount: formatEuros(proposal.limit),
            days: proposal.terms_days,
          })}
        </Callout>
      )}
    </>
  )
}

function Facts({ account }: { readonly account: WireStaffBusiness }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  const fact = (id: 'cif' | 'address' | 'contact' | 'email' | 'phone', description: string) =>
    description === '' ? [] : [{ id, term: t(`business:facts.${id}`), description }]
  return (
    <SectionCard title={t('business:facts.title')}>
      <DescriptionList
        verbatim
        entries={[
          {
            id: 'balance',
            term: t('business:columns.balance'),
            description: formatEuros(account.balance),
            strong: true,
          },
          { id: 'limit', term: t('business:columns.limit'), description: formatEuros(account.limit) },
          { id: 'left', term: t('business:facts.left'), description: formatEuros(account.left) },
          ...account.due.map(({ month, amount, due_on: dueOn }) => ({
            id: month,
            term: t('business:facts.due', {
              month: formatMonth(month, language),
              date: formatDate(dueOn, language),
            }),
            description: formatEuros(amount),
          })),
          ...fact('cif', account.cif),
          ...fact('address', account.bill_address),
          ...fact('contact', account.contact),
          ...fact('email', account.email),
          ...fact('phone', account.phone),
        ]}
      />
    </SectionCard>
  )
}
