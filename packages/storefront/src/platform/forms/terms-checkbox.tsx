import { fieldError } from '@colada/client/forms/field-errors'
import { Checkbox, TextLink } from '@colada/ui'
import { type Control, type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** The values of a form with terms; further fields do not matter. */
interface WithTerms {
  readonly aceptarTyC: 0 | 1
}

export interface TermsCheckboxProps<Values extends WithTerms, Valid extends FieldValues> {
  readonly control: Control<Values, unknown, Valid>
  readonly id: string
  /** The page of the terms. */
  readonly href: string
}

/** The terms, which must be accepted (spec 000 §5). */
export function TermsCheckbox<Values extends WithTerms, Valid extends FieldValues>({
  control,
  id,
  href,
}: TermsCheckboxProps<Values, Valid>) {
  const { t } = useTranslation(['account', 'common'])
  // The type of a control is invariant in its values.
  const { field, fieldState } = useController({
    name: 'aceptarTyC',
    control: control as unknown as Control<WithTerms>,
  })
  const { value, onChange, ...input } = field
  // One link needs no parser of HTML, which `Trans` would load with every log-in form (5 kB).
  const [before, terms, after] = t('account:fields.terms').split(/<\/?terms>/)
  return (
    <Checkbox
      {...input}
      id={id}
      label={
        <>
          {before}
          <TextLink href={href} target="_blank">
            {terms}
          </TextLink>
          {after}
        </>
      }
      checked={value === 1}
      onCheckedChange={(checked) => onChange(checked === true ? 1 : 0)}
      error={fieldError(fieldState.error, { label: t('account:fields.termsName') }, t)}
    />
  )
}
