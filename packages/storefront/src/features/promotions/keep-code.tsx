import { Button, CheckIcon, Hidden } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectCoupon } from '../cart/cart-slice.ts'
import { useKeepCode } from '../cart/use-keep-code.ts'

/** The button that saves a promo code in the cart. Whether it applies is checked at the checkout. */
export function KeepCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('promotions')
  const keepCode = useKeepCode()
  const isKept = useAppSelector(selectCoupon) === code
  return (
    <Hidden where="unscripted">
      <Button size="large" iconStart={isKept && <CheckIcon size="small" />} onClick={() => keepCode(code)}>
        {t(isKept ? 'promotions:sponsor.inCart' : 'promotions:sponsor.keep', { code })}
      </Button>
    </Hidden>
  )
}
