import { useForm } from '@colada/client/forms/use-form'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import type { FieldProblem } from '@colada/domain/wire/field-problem'
import { Button, Stack } from '@colada/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TermsCheckbox } from '../../../platform/forms/terms-checkbox.tsx'
import { useGoTo } from '../../../platform/routes/go-to.ts'
import { rememberTermsAccepted } from '../registration/accepted-terms.ts'

interface Fields {
  readonly aceptarTyC: 0 | 1
}

export interface FacebookEntryProps {
  /** The log-in with Facebook, whose document may load its SDK (docs/decisions/0029). */
  readonly href: string
}

/** The terms, which must be accepted, and the button that continues with Facebook (spec 000 §2, Login modal; §5, Social login). */
export function FacebookEntry({ href }: FacebookEntryProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const goTo = useGoTo()
  const termsId = useId()
  const { control, handleSubmit, setError } = useForm<Fields>({ defaultValues: { aceptarTyC: 0 } })
  const submit = handleSubmit(({ aceptarTyC }) => {
    if (aceptarTyC !== 1)
      return setError('aceptarTyC', { message: 'terms' satisfies FieldProblem }, { shouldFocus: true })
    rememberTermsAccepted()
    goTo(href)
  })
  return (
    <form noValidate aria-label={t('account:facebook.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="xs">
        <TermsCheckbox control={control} id={termsId} href={routePath(language, 'Terms')} />
        <Button type="submit" appearance="outline" fullWidth>
          {t('account:login.facebook')}
        </Button>
      </Stack>
    </form>
  )
}
