import { fieldError, type FieldTexts } from '@colada/client/forms/field-errors'
import { type AddressForm, MAX_DRIVER_NOTE_CHARACTERS } from '@colada/domain/account/address-rules'
import { FieldGroup, TextArea, TextField } from '@colada/ui'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'

const names = ['entry_code', 'driver_note'] as const
type Name = (typeof names)[number]

/** Texts of the fields. */
export function driverTexts(t: Translate): Record<Name, FieldTexts> {
  return {
    entry_code: { label: t('account:driver.entryCode') },
    driver_note: { label: t('account:driver.note') },
  }
}

interface Props {
  readonly register: UseFormRegister<AddressForm>
  readonly errors: FieldErrors<AddressForm>
  /** The saved values: the group is open when there are any. */
  readonly saved: Pick<AddressForm, Name>
  /** Id of a field's control. */
  readonly idOf: (name: Name) => string
}

/** What a driver needs to find the door; optional. */
export function DriverFields({ register, errors, saved, idOf }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const texts = driverTexts(t)
  const field = (name: Name) => ({
    ...register(name),
    id: idOf(name),
    label: texts[name].label,
    error: fieldError(errors[name], texts[name], t),
    autoComplete: 'off',
  })
  return (
    <FieldGroup
      label={t('account:driver.title')}
      hint={t('account:driver.hint')}
      defaultOpen={names.some((name) => saved[name] !== '')}
      invalid={names.some((name) => errors[name] !== undefined)}
    >
      <TextField {...field('entry_code')} />
      <TextArea
        {...field('driver_note')}
        hint={t('account:driver.noteHint')}
        maxLength={MAX_DRIVER_NOTE_CHARACTERS}
      />
    </FieldGroup>
  )
}
