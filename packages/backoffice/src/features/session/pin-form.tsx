import { passwordDigest } from '@colada/client/forms/password-digest'
import { MAX_PIN_TRIES } from '@colada/domain/staff/pin'
import { Button, Callout, PasswordField, Stack, TextField } from '@colada/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLock } from '../../platform/session/session-slice.ts'
import { useAppSelector } from '../../platform/store.ts'

export interface PinFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly isLoading?: boolean
  /** Why the API could not be asked. */
  readonly failure?: string | undefined
  /** Called with the PIN, or with the digest of the password of a person without a PIN. */
  readonly onSubmit: (pin: string) => void
  /** The other button. */
  readonly children: ReactNode
}

/** Asks for the PIN of the person, or for the password while there is none. */
export function PinForm({
  label,
  submitLabel,
  isLoading = false,
  failure,
  onSubmit,
  children,
}: PinFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const lock = useAppSelector(selectLock)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const hasPin = lock?.has_pin === 1
  const triesLeft = lock?.tries_left ?? MAX_PIN_TRIES
  const name = hasPin ? t('session:pin.label') : t('session:password')
  const missing = isSent && typed === '' ? t('common:problems.required', { field: name }) : undefined
  const tries = triesLeft < MAX_PIN_TRIES ? t('session:pin.triesLeft', { count: triesLeft }) : undefined
  const field = {
    label: name,
    value: typed,
    error: tries ?? missing,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    'data-first-focus': '',
  }
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (typed === '') return
        onSubmit(hasPin ? typed : passwordDigest(typed))
        setTyped('')
        setSent(false)
      }}
    >
      <Stack gap="md">
        {failure !== undefined && (
          <Callout tone="danger" live="alert">
            {failure}
          </Callout>
        )}
        {hasPin ? (
          <TextField {...field} type="password" inputMode="numeric" autoComplete="off" />
        ) : (
          <PasswordField
            {...field}
            hint={t('session:pin.none')}
            autoComplete="current-password"
            revealLabel={t('session:showPassword')}
            concealLabel={t('session:hidePassword')}
          />
        )}
        <Button type="submit" fullWidth loading={isLoading} loadingLabel={t('session:busy')}>
          {submitLabel}
        </Button>
        {children}
      </Stack>
    </form>
  )
}
