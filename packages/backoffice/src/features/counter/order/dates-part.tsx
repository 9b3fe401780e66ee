import { Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OpenedCustomer } from '../endpoints.ts'
import { NewAddress } from '../new-address.tsx'
import type { Draft } from './draft.ts'
import { LegFields } from './leg-fields.tsx'
import type { Legs } from './use-legs.ts'

export interface DatesPartProps {
  readonly addresses: OpenedCustomer['addresses']
  readonly legs: Legs
  readonly onChange: (fields: Partial<Draft>) => void
}

/** When and where garments are picked up and delivered. */
export function DatesPart({ addresses, legs, onChange }: DatesPartProps) {
  const { t } = useTranslation('counter')
  return (
    <Stack gap="md" align="stretch">
      {(['pickup', 'delivery'] as const).map((leg) => (
        <LegFields
          key={leg}
          leg={leg}
          addresses={addresses}
          choice={legs[leg]}
          onChange={(changed) => onChange({ [leg]: changed })}
        />
      ))}
      <Stack gap="sm" align="start">
        {addresses.length === 0 && <Text tone="secondary">{t('counter:dates.needsAddress')}</Text>}
        <NewAddress />
      </Stack>
    </Stack>
  )
}
