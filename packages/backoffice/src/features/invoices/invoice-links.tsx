import { useLanguage } from '@colada/client/language/use-language'
import { getStaffInvoiceFile } from '@colada/domain/staff/invoices-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink, Inline } from '@colada/ui'
import { useStaffOrderInvoicesQuery } from './endpoints.ts'

/** Links to the invoices of an order, which the browser prints; nothing for an order without them. */
export function InvoiceLinks({ locator }: { readonly locator: string }) {
  const language = useLanguage()
  const { data: invoices = [] } = useStaffOrderInvoicesQuery(locator)
  if (invoices.length === 0) return null
  return (
    <Inline gap="xs">
      {invoices.map(({ id, number }) => (
        <ButtonLink
          key={id}
          href={`/api${endpointPath(getStaffInvoiceFile, { invoiceId: id })}?lang=${language}`}
          target="_blank"
          rel="noopener"
          tone="neutral"
          appearance="outline"
          size="small"
        >
          {number}
        </ButtonLink>
      ))}
    </Inline>
  )
}
