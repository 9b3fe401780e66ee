import { problemText } from '@colada/client/api/problem-text'
import { setApiFieldErrors } from '@colada/client/forms/field-errors'
import type { UseFormReturn } from '@colada/client/forms/use-form'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { addressForm } from '@colada/domain/account/address-rules'
import { AddressForm, Button, DialogContent, DialogRoot, DialogTrigger, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressInputs, type AddressPart, addressNames, noAddress } from './address-inputs.tsx'
import { useAddAddressMutation } from './endpoints.ts'

/** A button whose dialog adds an address of the opened customer. */
export function NewAddress({ onAdded }: { readonly onAdded?: (id: number) => void }) {
  const { t } = useTranslation(['counter', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogRoot open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger>
        <Button size="small" tone="neutral" appearance="outline">
          {t('counter:address.add')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('counter:address.title')} closeLabel={t('common:calls.close')}>
        <NewAddressForm
          onAdded={(id) => {
            setOpen(false)
            onAdded?.(id)
          }}
        />
      </DialogContent>
    </DialogRoot>
  )
}

function NewAddressForm({ onAdded }: { readonly onAdded: (id: number) => void }) {
  const { t } = useTranslation(['counter', 'common'])
  const [add] = useAddAddressMutation()
  const [failure, setFailure] = useState<string>()
  const form = useSchemaForm(addressForm, {
    defaultValues: { ...noAddress, alias: t('counter:address.alias') },
  })
  const { register, handleSubmit, setError, formState } = form
  return (
    <AddressForm
      label={t('counter:address.title')}
      error={failure}
      onSubmit={(event) => {
        // React events bubble through portals: a form around the dialog must not be submitted.
        event.stopPropagation()
        void handleSubmit(async (fields) => {
          setFailure(undefined)
          const { data, error } = await add(fields)
          if (data !== undefined) return onAdded(data)
          if (!setApiFieldErrors(setError, [...addressNames, 'alias'], error))
            setFailure(problemText(error, t))
        })(event)
      }}
      address={<AddressInputs form={form as unknown as UseFormReturn<AddressPart>} />}
      alias={<TextField {...register('alias')} label={t('counter:fields.alias')} autoComplete="off" />}
      actions={
        <Button type="submit" loading={formState.isSubmitting} loadingLabel={t('counter:address.busy')}>
          {t('counter:address.save')}
        </Button>
      }
    />
  )
}
