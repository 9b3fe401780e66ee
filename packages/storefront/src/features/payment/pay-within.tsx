import { Text } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'
import { clockText } from './payment-clock.tsx'
import { type SeenTime, useSecondsLeft } from './use-seconds-left.ts'

/** How long an unpaid order can still be paid; nothing where nothing is due. */
export function PayWithin({ payBefore, seen }: { payBefore: number | null; seen: SeenTime }) {
  const { t } = useWords()
  const left = useSecondsLeft(payBefore, seen)
  if (payBefore === null || left === 0) return null
  return <Text>{t('orders:actions.payBefore', { time: clockText(left) })}</Text>
}
