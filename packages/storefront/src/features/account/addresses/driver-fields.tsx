import { fieldError } from '@colada/client/forms/field-errors'
import { type AddressForm, MAX_DRIVER_NOTE_CHARACTERS } from '@colada/domain/account/address-rules'
import { FieldGroup, Grid, TextArea, TextField } from '@colada/ui'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const names = ['floor', 'door', 'entry_code', 'driver_note'] as const

interface Props {
  readonly register: UseFormRegister<AddressForm>
  readonly errors: FieldErrors<AddressForm>
  /** The saved values: the group is open when there are any. */
  readonly saved: Pick<AddressForm, (typeof names)[number]>
}

/** What a driver needs to find the door; optional. */
export function DriverFields({ register, errors, saved }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const field = (name: (typeof names)[number]) => ({
    ...register(name),
    error: fieldError(errors[name], t),
    autoComplete: 'off',
  })
  return (
    <FieldGroup
      label={t('account:driver.title')}
      hint={t('account:driver.hint')}
      defaultOpen={names.some((name) => saved[name] !== '')}
      invalid={names.some((name) => errors[name] !== undefined)}
    >
      <Grid columns={{ base: 1, sm: 3 }} gap="md">
        <TextField {...field('floor')} label={t('account:driver.floor')} />
        <TextField {...field('door')} label={t('account:driver.door')} />
        <TextField {...field('entry_code')} label={t('account:driver.entryCode')} />
      </Grid>
      <TextArea
        {...field('driver_note')}
        label={t('account:driver.note')}
        hint={t('account:driver.noteHint')}
        maxLength={MAX_DRIVER_NOTE_CHARACTERS}
      />
    </FieldGroup>
  )
}
