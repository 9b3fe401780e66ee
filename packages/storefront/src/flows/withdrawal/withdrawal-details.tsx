import { errorSummary, fieldError, type FieldTexts } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import {
  MAX_GARMENTS_CHARACTERS,
  type WithdrawalField,
  withdrawalForm,
} from '@colada/domain/withdrawals/withdrawal-form'
import { Button, ContactForm, TextArea, TextField } from '@colada/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Values = Record<WithdrawalField, string>

export interface WithdrawalDetailsProps {
  readonly initial: Values
  readonly onNext: (values: Values) => void
}

/** The first step: who withdraws, from which order, and where the acknowledgement goes. */
export function WithdrawalDetails({ initial, onNext }: WithdrawalDetailsProps) {
  const { t } = useTranslation(['account', 'common', 'withdrawal'])
  const { register, handleSubmit, formState } = useSchemaForm(withdrawalForm, { defaultValues: initial })
  const formId = useId()
  const idOf = (name: WithdrawalField) => `${formId}-${name}`
  const texts: Record<WithdrawalField, FieldTexts> = {
    name: { label: t('withdrawal:fields.name'), missing: t('withdrawal:missing.name') },
    locator: { label: t('withdrawal:fields.locator'), missing: t('withdrawal:missing.locator') },
    email: { label: t('withdrawal:fields.email'), missing: t('withdrawal:missing.email') },
    garments: { label: t('withdrawal:fields.garments') },
  }
  const field = (name: WithdrawalField) => ({
    ...register(name),
    id: idOf(name),
    label: texts[name].label,
    error: fieldError(formState.errors[name], texts[name], t),
  })
  return (
    <ContactForm
      heading={t('withdrawal:form')}
      headingLevel={3}
      intro={t('withdrawal:intro')}
      onSubmit={(event) => void handleSubmit(onNext)(event)}
      {...errorSummary(formState.errors, texts, idOf, t)}
      pairs={[]}
      fields={
        <>
          <TextField {...field('name')} autoComplete="name" />
          <TextField
            {...field('locator')}
            autoComplete="off"
            autoCapitalize="characters"
            hint={t('withdrawal:hints.locator')}
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            hint={t('withdrawal:hints.email')}
          />
          <TextArea
            {...field('garments')}
            optional={t('account:fields.optional')}
            maxLength={MAX_GARMENTS_CHARACTERS}
            hint={t('withdrawal:hints.garments')}
          />
        </>
      }
      submit={
        <Button type="submit" size="large" fullWidth>
          {t('withdrawal:next')}
        </Button>
      }
    />
  )
}
