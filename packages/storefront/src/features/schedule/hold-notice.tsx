import { HoldBar } from '@colada/ui'
import { useState } from 'react'
import { useSecondsLeft } from '../../platform/clock/use-seconds-left.ts'
import { clockText } from '../../platform/format/clock.ts'
import { useTranslation } from 'react-i18next'
import type { HoldState } from './hold.ts'

const minute = 60
/** Minutes left at which the time is spoken, besides at the start and at the end. */
const warnings = [1, 2] as const

export interface HoldNoticeProps {
  readonly state: HoldState
  /** Asks for the places again. */
  readonly onAgain: () => void
}

/** Until when the chosen places are kept, or why they are not and what can be done. */
export function HoldNotice({ state, onAgain }: HoldNoticeProps) {
  const { t } = useTranslation('schedule')
  if (state.kind === 'none') return null
  if (state.kind === 'held') return <Held key={state.until} {...state} />
  if (state.kind === 'asking') {
    const text = t('schedule:hold.asking')
    return <HoldBar tone="calm" text={text} announcement={text} />
  }
  const text = t(
    state.kind === 'failed' && state.offline ? 'schedule:hold.offline' : `schedule:hold.${state.kind}`,
  )
  const label = t(state.kind === 'elsewhere' ? 'schedule:hold.keepThese' : 'schedule:hold.again')
  return <HoldBar tone="lost" text={text} announcement={text} action={{ label, onPress: onAgain }} />
}

function Held({ until, seen }: Extract<HoldState, { kind: 'held' }>) {
  const { t } = useTranslation('schedule')
  const left = useSecondsLeft(until, seen)
  // Said at the start: how long it is from here, which after a reload is less than ten minutes.
  const [minutes] = useState(() => Math.ceil(left / minute))
  const warning = warnings.find((count) => left <= count * minute)
  return (
    <HoldBar
      tone={warning === undefined ? 'calm' : 'urgent'}
      text={t('schedule:hold.held')}
      time={clockText(left)}
      announcement={
        warning === undefined
          ? t('schedule:hold.running', { count: minutes })
          : t('schedule:hold.left', { count: warning })
      }
    />
  )
}
