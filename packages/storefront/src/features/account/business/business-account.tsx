import { QueryView } from '@colada/client/api/query-view'
import { formatDate } from '@colada/client/format/dates'
import { formatMonth } from '@colada/client/format/month'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { routePath } from '@colada/domain/routes/route-path'
import { Callout, Card, DescriptionList, Heading, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useMeQuery } from '../endpoints.ts'
import { CreditRequest } from './credit-request.tsx'
import { type OwnBusiness, useBusinessAccountQuery } from './endpoints.ts'
import { formatIban } from './format-iban.ts'
import { Statements } from './statements.tsx'

/**
 * The account of a company: its credit, what it owes and how it pays, its statements, and the request for credit. Other
 * customers have none.
 */
export function BusinessAccount() {
  const { t } = useTranslation('business')
  const language = useLanguage()
  return (
    <QueryView
      query={useMeQuery()}
      loadingLabel={t('business:loading')}
      rows={6}
      failedTitle={t('business:failed')}
    >
      {(me) => (me.isBusiness ? <Account /> : <Navigate to={routePath(language, 'Profile')} replace />)}
    </QueryView>
  )
}

function Account() {
  const { t } = useTranslation('business')
  return (
    <QueryView
      query={useBusinessAccountQuery()}
      loadingLabel={t('business:loading')}
      rows={6}
      failedTitle={t('business:failed')}
    >
      {({ account, transfer }) => (
        <Stack gap="lg">
          <CreditState account={account} />
          <Owed account={account} transfer={transfer} />
          <Statements months={account.months} />
          {account.requested_at === null && (
            <Section
              title={t(account.state === 'approved' ? 'business:request.more' : 'business:request.title')}
            >
              <CreditRequest account={account} />
            </Section>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** Whether the company may order on account, up to which amount, and how long it has to pay. */
function CreditState({ account }: Pick<OwnBusiness, 'account'>) {
  const { t } = useTranslation('business')
  const { state, suspended_for: cause, limit, left, terms_days: days, requested_at: requestedAt } = account
  const isRequested = requestedAt !== null && state !== 'refused'
  const tone = state === 'approved' ? 'success' : state === 'suspended' ? 'warning' : 'info'
  const text = cause === 'overdue' ? 'overdue' : (state ?? 'none')
  const euros = (amount: number) => formatMoney(fromEuros(amount))
  return (
    <Section title={t('business:credit.title')}>
      <Callout tone={tone}>{t(`business:credit.states.${text}`)}</Callout>
      {isRequested && state !== 'requested' && <Text>{t('business:request.pending')}</Text>}
      {state === 'approved' && (
        <DescriptionList
          verbatim
          entries={[
            { id: 'limit', term: t('business:credit.limit'), description: euros(limit) },
            { id: 'left', term: t('business:credit.left'), description: euros(left), strong: true },
            {
              id: 'terms',
              term: t('business:credit.terms'),
              description: t('business:credit.days', { days }),
            },
          ]}
        />
      )}
    </Section>
  )
}

/** What is owed, by when, and where to transfer it. */
function Owed({ account, transfer }: OwnBusiness) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  const { balance, due, overdue } = account
  if (account.months.length === 0) return null
  const euros = (amount: number) => formatMoney(fromEuros(amount))
  return (
    <Section title={t('business:owed.title')}>
      {overdue > 0 && (
        <Callout tone="danger">{t('business:owed.overdue', { amount: euros(overdue) })}</Callout>
      )}
      <DescriptionList
        verbatim
        entries={[
          { id: 'balance', term: t('business:owed.balance'), description: euros(balance), strong: true },
          ...due.map(({ month, amount, due_on: dueOn }) => ({
            id: month,
            term: t('business:owed.due', {
              month: formatMonth(month, language),
              date: formatDate(dueOn, language),
            }),
            description: euros(amount),
          })),
        ]}
      />
      {balance > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="title4">
            {t('business:transfer.title')}
          </Heading>
          <Text>{t('business:transfer.text')}</Text>
          <DescriptionList
            verbatim
            layout="stacked"
            entries={[
              { id: 'holder', term: t('business:transfer.holder'), description: transfer.holder },
              { id: 'iban', term: 'IBAN', description: formatIban(transfer.iban) },
              { id: 'concept', term: t('business:transfer.concept'), description: transfer.concept },
            ]}
          />
        </Stack>
      )}
    </Section>
  )
}
