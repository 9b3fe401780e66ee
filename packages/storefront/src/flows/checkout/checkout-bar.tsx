import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { Button, SubtotalBar } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { bindingButtonId } from '../../features/orders/binding-summary.tsx'

/**
 * The total on a phone while the steps are on the screen, and a button that moves the focus to the binding button, which
 * stands beside what is ordered (trust 11).
 */
export function CheckoutBar({ total }: { readonly total: Cents }) {
  const { t } = useTranslation('orders')
  return (
    <SubtotalBar
      label={t('orders:checkout.bar')}
      caption={t('orders:prices.total')}
      value={formatMoney(total)}
    >
      <Button onClick={() => document.getElementById(bindingButtonId)?.focus()}>
        {t('orders:checkout.review')}
      </Button>
    </SubtotalBar>
  )
}
