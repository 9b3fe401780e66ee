import { problemText } from '@colada/client/api/problem-text'
import { errorSummary, fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { correctInvoiceRecord, type WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import {
  Button,
  Callout,
  DialogContent,
  DialogRoot,
  FormErrorSummary,
  Stack,
  Text,
  TextField,
} from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCorrectInvoiceRecordMutation } from './endpoints.ts'

export interface CorrectDialogProps {
  readonly invoice: WireStaffInvoice
  readonly onClose: () => void
  readonly onDone: () => void
}

const names = ['name', 'cif', 'reason'] as const

/**
 * Corrects the record of an invoice that the tax office has rejected or criticised. Name and tax id are shown for a record that
 * names a recipient. A refusal keeps what was typed.
 */
export function CorrectDialog({ invoice, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation(['common', 'invoices'])
  const [correct, { isLoading }] = useCorrectInvoiceRecordMutation()
  const [failure, setFailure] = useState<string>()
  const { number, record_recipient: recipient, tax_office_error: error } = invoice
  const { register, handleSubmit, setError, getFieldState, formState } = useSchemaForm(
    correctInvoiceRecord.body,
    { defaultValues: { name: recipient?.name, cif: recipient?.cif, reason: '' } },
  )
  const idOf = (name: (typeof names)[number]) => `correct-${name}`
  const texts = {
    name: { label: t('invoices:correction.name') },
    cif: { label: t('invoices:correction.cif') },
    reason: { label: t('invoices:correction.reason') },
  }
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    const { error: refusal } = await correct({ invoiceId: invoice.id, body })
    if (!refusal) onDone()
    else if (!setApiFieldErrors(setError, names, refusal)) setFailure(problemText(refusal, t))
  })
  const summary = failure === undefined ? errorSummary(formState.errors, texts, idOf, t).error : failure
  const title = t('invoices:correctOne', { number })
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} closeLabel={t('common:calls.close')}>
        <form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
          <Stack gap="md">
            <Callout tone="warning">
              {invoice.tax_office === 'rejected'
                ? t('invoices:correction.rejected', { error })
                : t('invoices:correction.acceptedWithErrors', { error })}
            </Callout>
            <Text tone="secondary">{t('invoices:correction.intro')}</Text>
            <FormErrorSummary text={summary} />
            {names
              .filter((name) => name === 'reason' || recipient !== null)
              .map((name) => (
                <TextField
                  key={name}
                  {...register(name)}
                  id={idOf(name)}
                  label={texts[name].label}
                  error={fieldError(getFieldState(name, formState).error, texts[name], t)}
                />
              ))}
            <Button type="submit" loading={isLoading} loadingLabel={t('invoices:correction.busy')}>
              {t('invoices:correction.submit')}
            </Button>
          </Stack>
        </form>
      </DialogContent>
    </DialogRoot>
  )
}
