import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { currency } from '@colada/domain/money/money'
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useRootData } from '../../platform/routes/use-root-data.ts'
import type { PayWithPayPalProps } from './pay-with-paypal.tsx'
import { PayPalSkeleton, PayPalUnavailable } from './paypal-placeholders.tsx'

/** PayPal's locales for the shop's languages (spec 001 §7). */
const locales = { es: 'es_XC', en: 'en_US' } as const

/** Height of the shop's own controls, px. */
const BUTTON_HEIGHT = 48

export interface PayPalButtonsViewProps extends PayWithPayPalProps {
  readonly onRetry: () => void
}

/** PayPal's buttons, rendered again when the amount changes. They load PayPal's script. */
export default function PayPalButtonsView({ config, ...props }: PayPalButtonsViewProps) {
  const language = useLanguage()
  const nonce = useRootData()?.nonce
  return (
    <PayPalScriptProvider
      options={{
        clientId: config.clientId,
        ...(config.script !== '' && { sdkBaseUrl: config.script }),
        ...(nonce && { dataCspNonce: nonce }),
        components: 'buttons',
        intent: 'capture',
        currency: currency.toUpperCase(),
        locale: locales[language],
        disableFunding: 'credit,sofort,card',
      }}
    >
      <Buttons {...props} />
    </PayPalScriptProvider>
  )
}

function Buttons({
  amount,
  onCreateOrder,
  onApprove,
  onCancel,
  onFail,
  onRetry,
}: Omit<PayPalButtonsViewProps, 'config'>) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  if (isRejected) return <PayPalUnavailable retry={<RetryButton onRetry={onRetry} />} />
  return (
    <>
      {isPending && <PayPalSkeleton />}
      <PayPalButtons
        style={{ layout: 'vertical', height: BUTTON_HEIGHT, shape: 'rect', tagline: false }}
        forceReRender={[amount]}
        createOrder={onCreateOrder}
        onApprove={({ orderID }) => onApprove(orderID)}
        onCancel={onCancel}
        onError={onFail}
      />
    </>
  )
}
