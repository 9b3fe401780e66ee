import type { ClaimKind } from '@colada/domain/claims/claim'
import type { Order } from '@colada/domain/orders/order'
import { RadioGroup, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimableGarment } from '../../features/claims/claim-draft.ts'
import { ClaimForm } from '../../features/claims/claim-form.tsx'
import { IncidentForm } from '../../features/contact/incident-form.tsx'

/** What happened: what may be compensated needs the value of the garment. */
const problemKinds = ['damaged', 'lost', 'other'] as const satisfies readonly (ClaimKind | 'other')[]
type ProblemKind = (typeof problemKinds)[number]

/** The report of a problem: a claim for lost or damaged garments, otherwise a message. */
export function ReportForm({ order, onSent }: { readonly order: Order; readonly onSent: () => void }) {
  const { t } = useTranslation(['claims', 'orders'])
  const [kind, setKind] = useState<ProblemKind>()
  const garments = garmentsOf(order)
  return (
    <Stack gap="lg">
      <RadioGroup
        label={t('claims:what')}
        value={kind ?? ''}
        onValueChange={(chosen) => setKind(chosen as ProblemKind)}
        options={problemKinds.map((each) => ({
          value: each,
          label: t(`claims:kinds.${each}.label`),
          hint: t(`claims:kinds.${each}.hint`),
        }))}
      />
      {kind === 'other' && (
        <IncidentForm
          orderId={order.id}
          garments={garments.map(({ productId, name, pieces }) => ({
            productId,
            name: t('orders:list.garment', { name, count: pieces }),
          }))}
          onSent={onSent}
        />
      )}
      {/* What was typed stays when the other kind of claim is chosen. */}
      {(kind === 'lost' || kind === 'damaged') && (
        <ClaimForm orderId={order.id} kind={kind} garments={garments} onSent={onSent} />
      )}
    </Stack>
  )
}

/** One entry a product with its number: two carpets of different sizes are one garment here. */
function garmentsOf({ items }: Order): ClaimableGarment[] {
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  return productIds.map((productId) => {
    const own = items.filter((item) => item.productId === productId)
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return { productId, name: own[0]!.name, pieces }
  })
}
