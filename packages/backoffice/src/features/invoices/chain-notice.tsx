import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Callout, DescriptionList, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { InvoiceChain } from './endpoints.ts'

/** Whether all numbers and hashes fit, and what the tax office says. */
export function ChainNotice({ chain }: { readonly chain: InvoiceChain }) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const { register, positions, gaps, broken, states, waiting_since: since, last_error: error } = chain
  const isRegistered = register === 'verifactu'
  return (
    <Stack gap="sm">
      {gaps === 0 && broken === null ? (
        <Callout tone="success">{t('invoices:chain.fits')}</Callout>
      ) : (
        <Callout tone="danger" live="alert">
          {t('invoices:chain.broken', { gaps, position: broken ?? t('invoices:none') })}
        </Callout>
      )}
      {error !== '' && since !== null && (
        <Callout tone="warning" title={t('invoices:chain.down')}>
          {t('invoices:chain.downText', { since: formatDateTime(since, language), error })}
        </Callout>
      )}
      <DescriptionList
        entries={[
          {
            id: 'register',
            term: t('invoices:chain.register'),
            description: t(`invoices:registers.${register}`),
          },
          ...(isRegistered
            ? [
                { id: 'positions', term: t('invoices:chain.positions'), description: String(positions) },
                ...(['waiting', 'accepted', 'accepted_with_errors', 'rejected'] as const).map((state) => ({
                  id: state,
                  term: t(`invoices:states.${state}`),
                  description: String(states[state]),
                })),
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
