import { Callout, Countdown, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../platform/clock/clock.ts'
import { formatCountdown } from '../../platform/format/countdown.ts'

const SECONDS_PER_MINUTE = 60

/**
 * The account is locked after failed attempts, with the time that is left.
 *
 * @param until Epoch seconds by this machine's clock.
 */
export function LockedLogin({ until }: { until: number }) {
  const { t } = useTranslation('account')
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
