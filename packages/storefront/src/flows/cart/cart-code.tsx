import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { Callout, TextButton } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CurrentUser } from '../../features/account/current-user.tsx'
import { couponEntered, selectCoupon } from '../../features/cart/cart-slice.ts'
import { SavedCode } from '../../features/promotions/saved-code.tsx'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'

/**
 * The promo code of a cart: the saved one; else, for visitors and customers without orders, the welcome offer with its
 * code (spec 000 §2, Cart). Garments added to an existing order take no code.
 */
export function CartCode() {
  const { t } = useTranslation(['promotions', 'shell'])
  const dispatch = useAppDispatch()
  const savedCode = useAppSelector(selectCoupon)
  const isInProcess = useAppSelector(selectInProcess)
  const { code } = firstOrderOffer
  if (isInProcess) return null
  if (savedCode !== '') return <SavedCode />
  const offer = (
    <Callout
      tone="success"
      title={t('shell:offer.label')}
      actions={
        <TextButton onClick={() => void dispatch(couponEntered(code))}>
          {t('promotions:useCode', { code })}
        </TextButton>
      }
    >
      {t('shell:offer.text', firstOrderOffer)}
    </Callout>
  )
  return <CurrentUser anonymous={offer}>{(me) => (me.hasOrders ? <SavedCode /> : offer)}</CurrentUser>
}
