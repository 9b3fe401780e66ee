import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { Callout, TextButton } from '@colada/ui'
import { KeptCode } from '../../features/promotions/kept-code.tsx'
import { useTranslation } from 'react-i18next'
import { couponGiven } from '../../platform/store/cart-slice.ts'
import { selectCoupon } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { CurrentUser } from '../../features/account/current-user.tsx'

/**
 * The code of a cart: the one that waits in it; else, for visitors and customers who never ordered, the welcome offer
 * with its code (spec 000 §2, Cart). What joins an order that exists takes none.
 */
export function CartCode() {
  const { t } = useTranslation(['promotions', 'shell'])
  const dispatch = useAppDispatch()
  const kept = useAppSelector(selectCoupon)
  const joins = useAppSelector(selectInProcess)
  const { code } = firstOrderOffer
  if (joins) return null
  if (kept !== '') return <KeptCode />
  const offer = (
    <Callout
      tone="success"
      title={t('shell:offer.label')}
      actions={
        <TextButton onClick={() => void dispatch(couponGiven(code))}>
          {t('promotions:useCode', { code })}
        </TextButton>
      }
    >
      {t('shell:offer.text', firstOrderOffer)}
    </Callout>
  )
  return <CurrentUser anonymous={offer}>{(me) => (me.hasOrders ? <KeptCode /> : offer)}</CurrentUser>
}
