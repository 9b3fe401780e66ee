import type { WithdrawalState as State } from '@colada/domain/withdrawals/staff-contract'
import { Badge } from '@colada/ui'
import { useTranslation } from 'react-i18next'

const tones = { received: 'warning', refunded: 'success', refused: 'neutral' } as const

/** Whether a withdrawal waits, or what was decided. */
export function WithdrawalState({ state }: { readonly state: State }) {
  const { t } = useTranslation('withdrawals')
  return <Badge tone={tones[state]}>{t(`withdrawals:states.${state}`)}</Badge>
}
