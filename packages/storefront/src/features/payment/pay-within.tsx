import { Text } from '@colada/ui'
import { type SeenTime, useSecondsLeft } from '../../platform/clock/use-seconds-left.ts'
import { clockText } from '../../platform/format/clock.ts'
import { useWords } from '../../platform/language/words.tsx'

/** How long an unpaid order can still be paid; nothing where nothing is due. */
export function PayWithin({ payBefore, seen }: { payBefore: number | null; seen: SeenTime }) {
  const { t } = useWords()
  const left = useSecondsLeft(payBefore, seen)
  if (payBefore === null || left === 0) return null
  return <Text>{t('orders:actions.payBefore', { time: clockText(left) })}</Text>
}
