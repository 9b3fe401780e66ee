import { notify } from '../../platform/notices/notices.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { couponEntered } from './cart-slice.ts'

/** Returns a function that keeps a promo code in the cart, and says so. */
export function useKeepCode(): (code: string) => void {
  const dispatch = useAppDispatch()
  return (code) => {
    dispatch(couponEntered(code))
    notify({ key: 'promotions:sponsor.kept', params: { code }, tone: 'success', duration: 'snackbar' })
  }
}
