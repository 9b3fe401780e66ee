import { categoryIds } from '@colada/domain/catalogue/category'
import { Button, Text } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { PricedCartLine } from './priced-lines.ts'

interface Props {
  readonly lines: readonly Pick<PricedCartLine, 'product'>[]
  readonly signedIn: boolean
  readonly onConfirm: () => void
  /** Focuses the button when it appears. */
  readonly takesFocus?: boolean
}

/** The button to the checkout, with a hint for visitors that they log in first, or what has to be removed before. */
export function ConfirmButton({ lines, signedIn, onConfirm, takesFocus = false }: Props) {
  const { t } = useTranslation('cart')
  const inProcess = useAppSelector(selectInProcess)
  const staff = useAppSelector(selectStaff)
  const isUnavailable = !staff && lines.some(({ product }) => product.isDisabled)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const vouchers = lines.some(({ product }) => product.categoryId === categoryIds.vouchers)
  return (
    <>
      <Button
        ref={button}
        size="large"
        fullWidth
        {...(isUnavailable && { unavailableReason: t('cart:removeUnavailable') })}
        onClick={onConfirm}
      >
        {t(inProcess ? 'cart:confirmAdded' : vouchers ? 'cart:confirmVouchers' : 'cart:confirm')}
      </Button>
      {isUnavailable && (
        <Text size="small" tone="danger" align="center">
          {t('cart:removeUnavailable')}
        </Text>
      )}
      {!signedIn && (
        <Text size="small" tone="secondary" align="center">
          {t('cart:loginHint')}
        </Text>
      )}
    </>
  )
}
