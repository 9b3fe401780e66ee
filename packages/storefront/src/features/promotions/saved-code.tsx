import { CouponField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { couponEntered, selectCoupon } from '../cart/cart-slice.ts'

const MAX_CODE_LENGTH = 30

/**
 * Saves a promo code in the cart before there is an order. Whether it applies depends on the order, so it is checked at
 * the checkout (spec 000 §2, Home).
 */
export function SavedCode() {
  const { t } = useTranslation('promotions')
  const dispatch = useAppDispatch()
  const saved = useAppSelector(selectCoupon)
  const [typed, setTyped] = useState('')
  const container = useEarlyInput<HTMLDivElement>((text) => setTyped(text.slice(0, MAX_CODE_LENGTH)))

  return (
    <div ref={container}>
      <CouponField
        label={t('promotions:code')}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, MAX_CODE_LENGTH))}
        onApply={(code) => {
          dispatch(couponEntered(code.slice(0, MAX_CODE_LENGTH).toUpperCase()))
          setTyped('')
        }}
        apply={{ label: t('promotions:keepCode'), busyLabel: t('promotions:keeping') }}
        busy={false}
        applied={
          saved === ''
            ? undefined
            : {
                text: t('promotions:waiting', { code: saved }),
                removeLabel: t('promotions:remove', { code: saved }),
                onRemove: () => dispatch(couponEntered('')),
              }
        }
      />
    </div>
  )
}
