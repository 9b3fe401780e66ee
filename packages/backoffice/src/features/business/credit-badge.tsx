import type { CreditState } from '@colada/domain/business/credit'
import { Badge } from '@colada/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  requested: 'info',
  approved: 'success',
  suspended: 'warning',
  refused: 'danger',
} as const satisfies Record<CreditState, string>

/** Where the credit of a company is; none for one that never asked. */
export function CreditBadge({ state }: { readonly state: CreditState | null }) {
  const { t } = useTranslation('business')
  return state && <Badge tone={tones[state]}>{t(`business:states.${state}`)}</Badge>
}
