import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { getStaffInvoiceFile, type WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { Badge, Button, Table, type TableColumn, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'

const officeTones = {
  waiting: 'neutral',
  accepted: 'success',
  accepted_with_errors: 'warning',
  rejected: 'danger',
} as const

export interface InvoiceTableProps {
  readonly invoices: readonly WireStaffInvoice[]
  readonly onRectify: (invoice: WireStaffInvoice) => void
  readonly onCorrect: (invoice: WireStaffInvoice) => void
}

type Columns = [TableColumn<WireStaffInvoice>, ...TableColumn<WireStaffInvoice>[]]

function columnsOf(
  t: Translate,
  language: Language,
  { onRectify, onCorrect }: Omit<InvoiceTableProps, 'invoices'>,
): Columns {
  return [
    {
      id: 'number',
      label: t('invoices:columns.number'),
      cell: ({ id, number, of_numbers: others }) => (
        <Stack gap="none">
          <TextLink
            href={`/api${endpointPath(getStaffInvoiceFile, { invoiceId: id })}?lang=${language}`}
            target="_blank"
          >
            {number}
          </TextLink>
          {others.length > 0 && (
            <Text as="span" size="small" tone="secondary">
              {t('invoices:of', { numbers: others.join(', ') })}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'kind', label: t('invoices:columns.kind'), cell: ({ kind }) => t(`invoices:kinds.${kind}`) },
    {
      id: 'issued',
      label: t('invoices:columns.issued'),
      cell: ({ issued_at: at }) => formatDateTime(at, language),
    },
    {
      id: 'orders',
      label: t('invoices:columns.orders'),
      cell: ({ localizadores }) =>
        localizadores.map((locator) => (
          <TextLink key={locator} href={orderPath(locator)}>
            {locator}
          </TextLink>
        )),
    },
    {
      id: 'recipient',
      label: t('invoices:columns.recipient'),
      cell: ({ recipient }) => (recipient === '' ? t('invoices:none') : recipient),
    },
    {
      id: 'vat',
      label: t('invoices:columns.vat'),
      align: 'end',
      cell: ({ vat }) => formatMoney(fromEuros(vat)),
    },
    {
      id: 'total',
      label: t('invoices:columns.total'),
      align: 'end',
      cell: ({ total }) => formatMoney(fromEuros(total)),
    },
    {
      id: 'state',
      label: t('invoices:columns.state'),
      cell: ({
        tax_office: state,
        tax_office_error: error,
        replaced_by: replacedBy,
        is_record_corrected: isCorrected,
      }) => (
        <Stack gap="xxs" align="start">
          {replacedBy !== null && (
            <Badge tone="info">{t('invoices:replacedBy', { number: replacedBy })}</Badge>
          )}
          {state !== null && <Badge tone={officeTones[state]}>{t(`invoices:states.${state}`)}</Badge>}
          {isCorrected && <Badge tone="info">{t('invoices:corrected')}</Badge>}
          {error !== '' && (
            <Text as="span" size="small">
              {error}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'rectify',
      label: t('invoices:columns.action'),
      cell: (invoice) => (
        <Stack gap="xxs" align="start">
          {invoice.can_correct_record && (
            <Button
              size="small"
              tone="neutral"
              appearance="outline"
              aria-label={t('invoices:correctOne', { number: invoice.number })}
              onClick={() => onCorrect(invoice)}
            >
              {t('invoices:correct')}
            </Button>
          )}
          {invoice.can_rectify && (
            <Button
              size="small"
              tone="neutral"
              appearance="outline"
              aria-label={t('invoices:rectifyOne', { number: invoice.number })}
              onClick={() => onRectify(invoice)}
            >
              {t('invoices:rectify')}
            </Button>
          )}
        </Stack>
      ),
    },
  ]
}

/** A page of invoices, each with its file. */
export function InvoiceTable({ invoices, ...actions }: InvoiceTableProps) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  return (
    <Table
      caption={t('invoices:caption')}
      columns={columnsOf(t, language, actions)}
      rows={invoices}
      getKey={({ number }) => number}
    />
  )
}
