import { Checkbox, Stack } from '@colada/ui'
import { type Control, Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TermsCheckbox } from '../../../platform/forms/terms-checkbox.tsx'
import type { RegistrationFields } from './registration-fields.ts'

export interface RegistrationConsentsProps {
  readonly control: Control<RegistrationFields>
  readonly termsHref: string
  /** Id of the checkbox for the terms. */
  readonly termsId: string
}

/** The terms, which must be accepted, and the newsletter, which is unchecked by default (decisions: Consent). */
export function RegistrationConsents({ control, termsHref, termsId }: RegistrationConsentsProps) {
  const { t } = useTranslation('account')
  return (
    <Stack gap="sm">
      <TermsCheckbox control={control} id={termsId} href={termsHref} />
      <Controller
        name="newsletter"
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            {...field}
            label={t('account:fields.newsletter')}
            checked={value === 1}
            onCheckedChange={(checked) => onChange(checked === true ? 1 : 0)}
          />
        )}
      />
    </Stack>
  )
}
