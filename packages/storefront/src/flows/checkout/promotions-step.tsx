import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { LegCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { PromoCode } from '../../features/promotions/promo-code.tsx'
import { PromoList } from '../../features/promotions/promo-list.tsx'
import type { usePromo } from '../../features/promotions/use-promo.ts'
import type { usePrice } from './use-price.ts'

export interface PromotionsStepProps {
  /** The code of the order; empty where there is none. */
  readonly code: string
  readonly promos: readonly UserPromo[]
  readonly price: ReturnType<typeof usePrice>
  readonly promo: ReturnType<typeof usePromo>
  readonly firstOrder: boolean
}

/** Available promotions, own coupons and vouchers, and a code field (spec 000 §2, Checkout). */
export function PromotionsStep({ code, promos, price, promo, firstOrder }: PromotionsStepProps) {
  const { t } = useTranslation('promotions')
  const isListed = promos.some((each) => each.code === code)
  const listsWelcome = promos.some((each) => each.code === firstOrderOffer.code)
  return (
    <LegCard
      step={3}
      heading={t('promotions:title')}
      headingLevel={2}
      state={code === '' ? 'open' : 'done'}
      {...(code !== '' && { summary: t('promotions:applied', { code }) })}
    >
      {promos.length > 0 && (
        <PromoList promos={promos} order={price.request} applied={code} onChange={promo.choose} />
      )}
      <PromoCode
        order={price.request}
        applied={isListed ? '' : code}
        terms={price.quote?.terms ?? ''}
        removed={promo.dropped}
        isFirstOrder={firstOrder && !listsWelcome}
        onChange={promo.choose}
      />
    </LegCard>
  )
}
