import { problemText } from '@colada/client/api/problem-text'
import { errorSummary, fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { rectifyInvoice, type WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import { Button, DialogContent, DialogRoot, FormErrorSummary, Stack, Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRectifyInvoiceMutation } from './endpoints.ts'

export interface RectifyDialogProps {
  readonly invoice: WireStaffInvoice
  readonly onClose: () => void
  readonly onDone: () => void
}

const names = ['name', 'cif', 'address', 'reason'] as const

/** Corrects the tax data of a full invoice, with a reason. A refusal keeps what was typed. */
export function RectifyDialog({ invoice, onClose, onDone }: RectifyDialogProps) {
  const { t } = useTranslation(['common', 'invoices'])
  const [rectify, { isLoading }] = useRectifyInvoiceMutation()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, getFieldState, formState } = useSchemaForm(rectifyInvoice.body, {
    defaultValues: { name: invoice.recipient, cif: '', address: '', reason: '' },
  })
  const idOf = (name: (typeof names)[number]) => `rectify-${name}`
  const texts = {
    name: { label: t('invoices:form.name') },
    cif: { label: t('invoices:form.cif') },
    address: { label: t('invoices:form.address') },
    reason: { label: t('invoices:form.reason') },
  }
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    const { error } = await rectify({ invoiceId: invoice.id, body })
    if (!error) onDone()
    else if (!setApiFieldErrors(setError, names, error)) setFailure(problemText(error, t))
  })
  const summary = failure === undefined ? errorSummary(formState.errors, texts, idOf, t).error : failure
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('invoices:rectifyOne', { number: invoice.number })}
        closeLabel={t('common:calls.close')}
      >
        <form
          noValidate
          aria-label={t('invoices:rectifyOne', { number: invoice.number })}
          onSubmit={(event) => void submit(event)}
        >
          <Stack gap="md">
            <Text tone="secondary">{t('invoices:form.intro')}</Text>
            <FormErrorSummary text={summary} />
            {names.map((name) => (
              <TextField
                key={name}
                {...register(name)}
                id={idOf(name)}
                label={texts[name].label}
                error={fieldError(getFieldState(name, formState).error, texts[name], t)}
              />
            ))}
            <Button type="submit" loading={isLoading} loadingLabel={t('invoices:form.busy')}>
              {t('invoices:form.submit')}
            </Button>
          </Stack>
        </form>
      </DialogContent>
    </DialogRoot>
  )
}
