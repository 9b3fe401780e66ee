import { Button, CheckIcon, Hidden } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { couponEntered, selectCoupon } from '../cart/cart-slice.ts'

/** The button that saves a promo code in the cart. Whether it applies is checked at the checkout. */
export function KeepCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('promotions')
  const dispatch = useAppDispatch()
  const isKept = useAppSelector(selectCoupon) === code
  const keep = () => {
    dispatch(couponEntered(code))
    notify({ key: 'promotions:sponsor.kept', params: { code }, tone: 'success', duration: 'snackbar' })
  }
  return (
    <Hidden where="unscripted">
      <Button size="large" iconStart={isKept && <CheckIcon size="small" />} onClick={keep}>
        {t(isKept ? 'promotions:sponsor.inCart' : 'promotions:sponsor.keep', { code })}
      </Button>
    </Hidden>
  )
}
