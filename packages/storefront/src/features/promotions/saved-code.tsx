import { CouponField } from '@colada/ui'
import { useState } from 'react'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import { useTranslation } from 'react-i18next'
import { couponEntered, selectCoupon } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'

const MAX_CODE_LENGTH = 30

/**
 * A code that is given before there is an order: it waits in the cart. Whether it counts depends on what is ordered, by
 * whom and when, so it is checked at the checkout, and this says so (spec 000 §2, Home).
 */
export function SavedCode() {
  const { t } = useTranslation('promotions')
  const dispatch = useAppDispatch()
  const kept = useAppSelector(selectCoupon)
  const [typed, setTyped] = useState('')
  const around = useEarlyInput<HTMLDivElement>((text) => setTyped(text.slice(0, MAX_CODE_LENGTH)))

  return (
    <div ref={around}>
      <CouponField
        label={t('promotions:code')}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, MAX_CODE_LENGTH))}
        onApply={() => {
          dispatch(couponEntered(typed.trim().toUpperCase()))
          setTyped('')
        }}
        apply={{ label: t('promotions:keepCode'), busyLabel: t('promotions:keeping') }}
        busy={false}
        applied={
          kept === ''
            ? undefined
            : {
                text: t('promotions:waiting', { code: kept }),
                removeLabel: t('promotions:remove', { code: kept }),
                onRemove: () => dispatch(couponEntered('')),
              }
        }
      />
    </div>
  )
}
