import { problemText, toProblem } from '@colada/client/api/problem-text'
import { fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { Controller, type UseFormReturn } from '@colada/client/forms/use-form'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { useLanguage } from '@colada/client/language/use-language'
import { addressForm } from '@colada/domain/account/address-rules'
import { existingCustomersBody, type WireFoundCustomer } from '@colada/domain/staff/customers-contract'
import { newCustomerForm } from '@colada/domain/staff/new-customer'
import { Button, Callout, Checkbox, Inline, Select, Stack, TextField, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { customerPath } from '../../platform/paths.ts'
import { AddressInputs, type AddressPart, addressNames, noAddress } from './address-inputs.tsx'
import { useCreateCustomerMutation } from './endpoints.ts'
import { fieldsOfSearch } from './new-customer-fields.ts'

const schema = z.extend(newCustomerForm, { language: z.enum(['es', 'en']) })
const withAddress = z.extend(
  schema,
  z.pick(addressForm, { cp: true, city: true, state: true, address_line1: true, address_line2: true }).shape,
)
type Fields = z.infer<typeof withAddress>

export interface NewCustomerFormProps {
  /** The text of the search that found nobody. */
  readonly searched: string
  readonly onCreated: (id: number) => void
}

/** The form of a new customer, who gets no password. The name of an existing one is offered to open. */
export function NewCustomerForm({ searched, onCreated }: NewCustomerFormProps) {
  const { t } = useTranslation(['counter', 'common'])
  const language = useLanguage()
  const [create] = useCreateCustomerMutation()
  const [failure, setFailure] = useState<string>()
  const [existing, setExisting] = useState<readonly WireFoundCustomer[]>([])
  const [hasAddress, setHasAddress] = useState(false)
  const form = useSchemaForm<z.input<typeof withAddress>, Fields>(
    hasAddress ? withAddress : (schema as typeof withAddress),
    {
      defaultValues: {
        ...fieldsOfSearch(searched),
        ...noAddress,
        language,
        newsletter: 0,
        aceptarTyC: 0 as 1,
      },
    },
  )
  const { register, control, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const isOwnEmail = ({ email }: WireFoundCustomer) =>
    email === (form.getValues('email') ?? '').trim().toLowerCase()
  const sharesPhoneOnly = !existing.some((found) => found.email !== '' && isOwnEmail(found))
  const text = (name: 'full_name' | 'phone' | 'email') => {
    const label = t(`counter:fields.${name}`)
    return { ...register(name), label, autoComplete: 'off', error: fieldError(errors[name], { label }, t) }
  }

  const submit = async (
    { cp, city, state, address_line1, address_line2, ...fields }: Fields,
    isAnotherPerson = false,
  ) => {
    setFailure(undefined)
    setExisting([])
    const address = { alias: t('counter:address.alias'), cp, city, state, address_line1, address_line2 }
    const { data, error } = await create({
      ...fields,
      ...(hasAddress && { address }),
      ...(isAnotherPerson && { is_another_person: 1 }),
    })
    if (data !== undefined) return onCreated(data)
    const known = existingCustomersBody.safeParse(toProblem(error).body)
    if (known.success) return setExisting(known.data.customers)
    if (!setApiFieldErrors(setError, ['full_name', 'phone', 'email', ...addressNames], error))
      setFailure(problemText(error, t))
  }

  return (
    <form
      noValidate
      aria-label={t('counter:newCustomer.title')}
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      <Stack gap="md">
        {failure !== undefined && (
          <Callout tone="danger" live="alert">
            {failure}
          </Callout>
        )}
        {existing.length > 0 && (
          <Callout tone="warning" live="alert" title={t('counter:newCustomer.existing')}>
            <Stack as="ul" role="list" gap="xs">
              {existing.map(({ id, name, business_name: company, phone, email }) => (
                <li key={id}>
                  <TextLink href={customerPath(id)}>
                    {t('counter:newCustomer.open', {
                      name: company || name,
                      contact: [phone, email].filter(Boolean).join(' · '),
                    })}
                  </TextLink>
                </li>
              ))}
            </Stack>
            {sharesPhoneOnly && (
              <Button
                tone="neutral"
                appearance="outline"
                loading={isSubmitting}
                loadingLabel={t('counter:newCustomer.busy')}
                onClick={() => void handleSubmit((fields) => submit(fields, true))()}
              >
                {t('counter:newCustomer.another')}
              </Button>
            )}
          </Callout>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form */}
        <TextField {...text('full_name')} autoFocus />
        <TextField {...text('phone')} type="tel" />
        <TextField
          {...text('email')}
          type="email"
          optional={t('counter:optional')}
          hint={t('counter:newCustomer.emailHint')}
        />
        <Select
          {...register('language')}
          label={t('counter:fields.language')}
          options={[
            { value: 'es', label: t('counter:languages.es') },
            { value: 'en', label: t('counter:languages.en') },
          ]}
        />
        <Checkbox
          label={t('counter:newCustomer.withAddress')}
          checked={hasAddress}
          onCheckedChange={(checked) => setHasAddress(checked === true)}
        />
        {hasAddress && <AddressInputs form={form as unknown as UseFormReturn<AddressPart>} />}
        {(['aceptarTyC', 'newsletter'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, ...box } }) => (
              <Checkbox
                {...box}
                label={t(`counter:fields.${name}`)}
                error={fieldError(errors[name], { label: t(`counter:fields.${name}`) }, t)}
                checked={value === 1}
                onCheckedChange={(checked) => onChange(checked === true ? 1 : 0)}
              />
            )}
          />
        ))}
        <Inline>
          <Button type="submit" loading={isSubmitting} loadingLabel={t('counter:newCustomer.busy')}>
            {t('counter:newCustomer.save')}
          </Button>
          <TextLink href="/counter" standalone>
            {t('counter:back')}
          </TextLink>
        </Inline>
      </Stack>
    </form>
  )
}
