import { scorePassword } from '@colada/domain/account/password-strength'
import { PasswordField, type PasswordFieldProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'

type Props = Omit<
  PasswordFieldProps,
  'revealLabel' | 'concealLabel' | 'strength' | 'hint' | 'autoComplete'
> & {
  /** The current value. */
  readonly typed: string
}

/** The field of a new password, with its strength. */
export function NewPasswordField({ typed, ...field }: Props) {
  const { t } = useTranslation('account')
  const grade = scorePassword(typed)
  return (
    <PasswordField
      {...field}
      hint={t('account:fields.passwordHint')}
      autoComplete="new-password"
      revealLabel={t('account:fields.showPassword')}
      concealLabel={t('account:fields.hidePassword')}
      strength={{
        label: t('account:strength.label'),
        grade,
        text: grade === 0 ? '' : t(`account:strength.grade${grade}`),
      }}
    />
  )
}
