import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { LegCard } from '@colada/ui'
import { PromoCode } from '../../features/promotions/promo-code.tsx'
import { PromoList } from '../../features/promotions/promo-list.tsx'
import { useTranslation } from 'react-i18next'
import type { usePrice } from './use-price.ts'
import type { usePromo } from '../../features/promotions/use-promo.ts'

export interface PromotionsStepProps {
  /** The code of the order; empty where there is none. */
  readonly held: string
  readonly promos: readonly UserPromo[]
  readonly price: ReturnType<typeof usePrice>
  readonly promo: ReturnType<typeof usePromo>
  readonly firstOrder: boolean
}

/** Available promotions, one's own coupons and vouchers, and a code (spec 000 §2, Checkout). */
export function PromotionsStep({ held, promos, price, promo, firstOrder }: PromotionsStepProps) {
  const { t } = useTranslation('promotions')
  const isListed = promos.some(({ code }) => code === held)
  const listsWelcome = promos.some(({ code }) => code === firstOrderOffer.code)
  return (
    <LegCard
      step={3}
      heading={t('promotions:title')}
      headingLevel={2}
      state={held === '' ? 'open' : 'done'}
      {...(held !== '' && { summary: t('promotions:applied', { code: held }) })}
    >
      {promos.length > 0 && (
        <PromoList promos={promos} order={price.wanted} held={held} onChange={promo.choose} />
      )}
      <PromoCode
        order={price.wanted}
        held={isListed ? '' : held}
        dropped={promo.dropped}
        firstOrder={firstOrder && !listsWelcome}
        onChange={promo.choose}
      />
    </LegCard>
  )
}
