import { Checkbox, TextLink } from '@colada/ui'
import { type Control, Controller } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { fieldError } from '../../platform/forms/field-errors.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import type { ContactValues } from './contact-fields.tsx'

/** The terms, which must be accepted (spec 000 §5). */
export function TermsCheckbox({ control, id }: { control: Control<ContactValues>; id: string }) {
  const { t } = useTranslation('account')
  const terms = <TextLink href={routePath(useLanguage(), 'Terms')} target="_blank" />
  return (
    <Controller
      name="aceptarTyC"
      control={control}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <Checkbox
          {...field}
          id={id}
          label={<Trans t={t} i18nKey="account:fields.terms" components={{ terms }} />}
          checked={value === 1}
          onCheckedChange={(checked) => onChange(checked === true ? 1 : 0)}
          error={fieldError(fieldState.error, t)}
        />
      )}
    />
  )
}
