import { useClock } from '@colada/client/clock/clock'
import { nowInSeconds } from '@colada/client/clock/use-seconds-left'
import { formatCountdown } from '@colada/client/format/countdown'
import { Callout, Countdown, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const SECONDS_PER_MINUTE = 60

interface Props {
  /** Time that is left when this is first shown. */
  readonly seconds: number
}

/** The account is locked after failed attempts, with the time that is left. */
export default function LockedLogin({ seconds: initialSeconds }: Props) {
  const { t } = useTranslation('account')
  const [until] = useState(() => nowInSeconds() + initialSeconds)
  const seconds = useClock((now) => Math.max(0, Math.ceil(until - now)))
  if (seconds === 0) return null
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE)
  return (
    <Callout tone="warning" live="alert" title={t('account:login.lockedTitle')}>
      <Stack gap="xs">
        <span>{t('account:login.locked')}</span>
        <Countdown
          label={t('account:login.lockedTime')}
          time={formatCountdown(seconds)}
          announcement={t('account:login.lockedMinutes', { count: minutes })}
        />
      </Stack>
    </Callout>
  )
}
