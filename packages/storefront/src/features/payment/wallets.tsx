import { OptionalBoundary } from '@colada/client/browser/optional-boundary'
import { useLanguage } from '@colada/client/language/use-language'
import { currency, type Cents } from '@colada/domain/money/money'
import { WalletRow } from '@colada/ui'
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementOptions as Options,
} from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttemptOutcome } from './attempt.ts'

/** A wallet that loads later is not shown. */
const WALLET_TIMEOUT_MS = 1_500

export interface WalletsProps {
  readonly stripe: Stripe
  readonly amount: Cents
  /** Called when the provider has responded or the timeout has passed: the layout is stable from then on. */
  readonly onSettled: () => void
  readonly onPay: (elements: StripeElements) => Promise<AttemptOutcome | null>
}

/**
 * Apple Pay and Google Pay, where this device has them. One that loads too late is left out, since it would shift the card
 * form.
 */
export function Wallets({ stripe, amount, onSettled, onPay }: WalletsProps) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const [state, setState] = useState<'waiting' | 'offered' | 'none'>('waiting')
  const settle = (isOffered: boolean) => {
    setState((before) => (before === 'waiting' ? (isOffered ? 'offered' : 'none') : before))
    onSettled()
  }

  const onTimeout = useEffectEvent(() => settle(false))
  useEffect(() => {
    const timer = setTimeout(() => onTimeout(), WALLET_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])

  if (state === 'none') return null
  return (
    <OptionalBoundary onFailed={() => settle(false)}>
      <Elements stripe={stripe} options={{ mode: 'payment', amount, currency, locale: language }}>
        <WalletRow
          label={t('payment:wallets.label')}
          divider={t('payment:wallets.or')}
          available={state === 'offered'}
        >
          <Buttons onSettled={settle} onPay={onPay} />
        </WalletRow>
      </Elements>
    </OptionalBoundary>
  )
}

interface ButtonsProps {
  readonly onSettled: (isOffered: boolean) => void
  readonly onPay: WalletsProps['onPay']
}

function Buttons({ onSettled, onPay }: ButtonsProps) {
  const elements = useElements()
  const [options] = useState(walletOptions)
  return (
    <ExpressCheckoutElement
      options={options}
      onReady={({ availablePaymentMethods: offered }) =>
        onSettled(offered?.applePay === true || offered?.googlePay === true)
      }
      onLoadError={() => onSettled(false)}
      onConfirm={async ({ paymentFailed }) => {
        const outcome = elements && (await onPay(elements))
        // Closes the wallet's sheet. An unknown outcome must not be shown as failed.
        if (!outcome || outcome.phase === 'ready') paymentFailed({ reason: 'fail' })
      }}
    />
  )
}

/** Wallets only: other methods are offered elsewhere or redirect. */
function walletOptions(): Options {
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark')
  return {
    buttonHeight: 48,
    layout: { maxColumns: 1, maxRows: 2, overflow: 'never' },
    buttonTheme: { applePay: isDark ? 'white' : 'black', googlePay: isDark ? 'white' : 'black' },
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'never',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  }
}
