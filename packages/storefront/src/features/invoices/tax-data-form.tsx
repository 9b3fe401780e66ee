import type { FieldTexts } from '@colada/client/forms/field-errors'
import type { WireInvoice } from '@colada/domain/invoices/contract'
import { type TaxDataForm as Fields, taxDataForm } from '@colada/domain/invoices/tax-data'
import { Button, FormErrorSummary, Stack, Text, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useCustomerForm } from '../account/profile/use-customer-form.ts'
import { useRequestInvoiceMutation } from './endpoints.ts'

export interface TaxDataFormProps {
  readonly orderId: number
  /** What is known of the customer. */
  readonly initial: Fields
  readonly onIssued: () => void
}

/** Asks for a full invoice of an order. A refusal keeps what was typed. */
export function TaxDataForm({ orderId, initial, onIssued }: TaxDataFormProps) {
  const { t } = useTranslation('invoices')
  const [request] = useRequestInvoiceMutation()
  const { field, frame } = useCustomerForm<Fields, WireInvoice>({
    schema: taxDataForm,
    values: initial,
    texts: {
      name: textsOf('name'),
      cif: textsOf('cif'),
      address: textsOf('address'),
    },
    send: (taxData) => request({ orderId, taxData }),
    onSaved: onIssued,
  })
  return (
    <form noValidate aria-label={t('invoices:form.title')} onSubmit={frame.onSubmit}>
      <Stack gap="md">
        <Text tone="secondary">{t('invoices:form.intro')}</Text>
        <FormErrorSummary text={frame.error} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('cif')} autoComplete="off" />
        <TextField
          {...field('address')}
          hint={t('invoices:form.addressHint')}
          autoComplete="street-address"
        />
        <Button type="submit" fullWidth loading={frame.busy} loadingLabel={t('invoices:form.busy')}>
          {t('invoices:form.submit')}
        </Button>
      </Stack>
    </form>
  )

  function textsOf(name: keyof Fields): FieldTexts {
    return { label: t(`invoices:form.${name}`), missing: t(`invoices:form.missing.${name}`) }
  }
}
