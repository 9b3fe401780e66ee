import type { Order } from '@colada/domain/orders/order'
import { VoucherCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'

/** The voucher code of packs and its uses (spec 000 §2, Order detail); nothing until they are paid. */
export function OrderVoucher({
  order,
}: {
  order: Pick<Order, 'voucherCode' | 'voucherMaxUses' | 'voucherUsesLeft'>
}) {
  const { t } = useTranslation('orders')
  const { voucherCode, voucherMaxUses, voucherUsesLeft } = order
  if (voucherCode === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(voucherCode)
      notify({
        tone: 'success',
        key: 'orders:detail.voucherCopied',
        params: { code: voucherCode },
        duration: 'snackbar',
      })
    } catch {
      notify({ tone: 'warning', key: 'orders:detail.voucherNotCopied' })
    }
  }
  return (
    <VoucherCard
      label={t('orders:detail.voucherCode')}
      code={voucherCode}
      uses={t('orders:detail.voucherUses', { count: voucherMaxUses, left: voucherUsesLeft })}
      copy={{ label: t('orders:detail.voucherCopy'), onClick: () => void copy() }}
    />
  )
}
