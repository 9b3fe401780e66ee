import { categoryIds } from '@colada/domain/catalogue/category'
import { Button, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { PricedCartLine } from './priced-lines.ts'

interface Props {
  readonly lines: readonly Pick<PricedCartLine, 'product'>[]
  readonly signedIn: boolean
  readonly onConfirm: () => void
}

/** The button to the checkout, with a hint for visitors that they log in first, or what has to be removed before. */
export function ConfirmButton({ lines, signedIn, onConfirm }: Props) {
  const { t } = useTranslation('cart')
  const inProcess = useAppSelector(selectInProcess)
  const staff = useAppSelector(selectStaff)
  const isUnavailable = !staff && lines.some(({ product }) => product.isDisabled)
  const vouchers = lines.some(({ product }) => product.categoryId === categoryIds.vouchers)
  return (
    <>
      <Button
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
