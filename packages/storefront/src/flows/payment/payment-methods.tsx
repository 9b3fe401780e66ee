import type { Order } from '@colada/domain/orders/order'
import { amountToPay } from '@colada/domain/orders/payable'
import { CreditCardIcon, WalletIcon, PaymentMethodPicker, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardsQuery, usePaymentConfigQuery } from '../../features/payment/endpoints.ts'
import { PayWithPayPal } from '../../features/payment/pay-with-paypal.tsx'
import { PaymentFailureDialog } from '../../features/payment/payment-failure-dialog.tsx'
import { CardFormSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { Wallets } from '../../features/payment/wallets.tsx'
import { PayByCard } from './pay-by-card.tsx'
import type { usePayment } from './use-payment.ts'

export interface PaymentMethodsProps {
  readonly order: Order
  readonly payment: ReturnType<typeof usePayment>
  /** The chosen method. */
  readonly method: string
  readonly onMethodChange: (method: string) => void
}

/** The payment methods of the customer: a picker, or the only method. */
export function PaymentMethods({ order, payment, method, onMethodChange }: PaymentMethodsProps) {
  const { t } = useTranslation('payment')
  const { isLoading } = useCardsQuery()
  const { data: config } = usePaymentConfigQuery()
  const [walletsReady, setWalletsReady] = useState(false)
  const { failure, stripe, trouble, paypal } = payment
  const isAtCard = failure?.kind === 'input' && payment.method === 'card'

  // All methods appear together: wallets, saved cards or the card frame would otherwise shift the layout.
  const isLoadingMethods = !trouble && (isLoading || !stripe || !walletsReady)
  const methods = [
    {
      id: 'card',
      name: t('payment:ways.card'),
      icon: <CreditCardIcon />,
      panel: <PayByCard order={order} payment={payment} />,
    },
    ...(config?.paypal
      ? [
          {
            id: 'paypal',
            name: t('payment:ways.paypal'),
            detail: t('payment:ways.paypalDetail'),
            icon: <WalletIcon />,
            panel: (
              <PayWithPayPal
                config={config.paypal}
                amount={amountToPay(order)}
                onCreateOrder={paypal.open}
                onApprove={paypal.approve}
                onCancel={paypal.cancel}
                onFail={paypal.fail}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Stack gap="lg">
      {stripe && (
        <Wallets
          stripe={stripe}
          amount={amountToPay(order)}
          onSettled={() => setWalletsReady(true)}
          onPay={async (elements) => payment.payByWallet(elements)}
        />
      )}
      {isLoadingMethods ? (
        <CardFormSkeleton />
      ) : methods.length === 1 ? (
        methods[0]!.panel
      ) : (
        <PaymentMethodPicker
          label={t('payment:ways.label')}
          methods={methods}
          value={method}
          onChange={onMethodChange}
          busy={payment.phase === 'paying'}
        />
      )}
      {failure && !isAtCard && <PaymentFailureDialog failure={failure} onClose={payment.dismissFailure} />}
    </Stack>
  )
}
