import { dateOf, formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { getInvoiceFile, type WireInvoice } from '@colada/domain/invoices/contract'
import { isRectifying } from '@colada/domain/invoices/kinds'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink, OwnedList, ReceiptIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface InvoiceListProps {
  readonly invoices: readonly WireInvoice[]
  /** Whether each names its order. */
  readonly namesOrders?: boolean
}

/** Invoices with their date, amount and file. One in whose place there is a full invoice is marked. */
export function InvoiceList({ invoices, namesOrders = false }: InvoiceListProps) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  return (
    <OwnedList
      label={t('invoices:title')}
      icon={<ReceiptIcon />}
      items={invoices.map((invoice) => {
        const { id, number, kind, total, recipient, localizadores, replaced_by: replacedBy } = invoice
        const name = isRectifying(kind) ? 'rectifying' : recipient === '' ? 'simplified' : 'full'
        const path = endpointPath(getInvoiceFile, { invoiceId: id })
        const parts = [
          t(`invoices:kinds.${name}`),
          formatDate(dateOf(invoice.issued_at), language),
          formatMoney(fromEuros(total)),
          ...(namesOrders ? [t('invoices:order', { locator: localizadores.join(', ') })] : []),
        ]
        return {
          id: String(id),
          title: number,
          mark: replacedBy === null ? undefined : t('invoices:replaced'),
          detail: parts.join(' · '),
          action: (
            <ButtonLink
              href={`/api${path}?lang=${language}`}
              download
              size="small"
              tone="neutral"
              appearance="outline"
              aria-label={t('invoices:downloadOne', { number })}
            >
              {t('invoices:download')}
            </ButtonLink>
          ),
        }
      })}
    />
  )
}
