import { useSecondsLeft } from '@colada/client/clock/use-seconds-left'
import { formatCountdown } from '@colada/client/format/countdown'
import { HoldBar } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HoldState } from './hold.ts'

const SECONDS_PER_MINUTE = 60
/** Minutes left at which the time is announced, besides at the start and at the end. */
const warnings = [1, 2] as const

export interface HoldNoticeProps {
  readonly state: HoldState
  readonly onRetry: () => void
}

/** The countdown of the slot hold, or why there is none, with a retry. */
export function HoldNotice({ state, onRetry }: HoldNoticeProps) {
  const { t } = useTranslation('schedule')
  if (state.kind === 'none') return null
  if (state.kind === 'held') return <Held key={state.until} {...state} />
  if (state.kind === 'asking') {
    const text = t('schedule:hold.asking')
    return <HoldBar tone="neutral" text={text} announcement={text} />
  }
  const text = t(
    state.kind === 'failed' && state.offline ? 'schedule:hold.offline' : `schedule:hold.${state.kind}`,
  )
  const label = t(state.kind === 'elsewhere' ? 'schedule:hold.keepThese' : 'schedule:hold.again')
  return <HoldBar tone="expired" text={text} announcement={text} action={{ label, onClick: onRetry }} />
}

function Held({ until, serverClock }: Extract<HoldState, { kind: 'held' }>) {
  const { t } = useTranslation('schedule')
  const left = useSecondsLeft(until, serverClock)
  // Announced at the start; after a reload it is less than the complete window.
  const [minutes] = useState(() => Math.ceil(left / SECONDS_PER_MINUTE))
  const warning = warnings.find((count) => left <= count * SECONDS_PER_MINUTE)
  return (
    <HoldBar
      tone={warning === undefined ? 'neutral' : 'urgent'}
      text={t('schedule:hold.held')}
      time={formatCountdown(left)}
      announcement={
        warning === undefined
          ? t('schedule:hold.running', { count: minutes })
          : t('schedule:hold.left', { count: warning })
      }
    />
  )
}
