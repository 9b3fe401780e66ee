import { currency, type Cents } from '@colada/domain/money/money'
import { WalletRow } from '@colada/ui'
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementOptions as Options,
} from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { OptionalBoundary } from '../../platform/browser/optional-boundary.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import type { AttemptOutcome } from './attempt.ts'

/** Milliseconds that the rest of the page waits to hear whether there is a wallet. */
const WALLET_TIMEOUT_MS = 1_500

export interface WalletsProps {
  readonly stripe: Stripe
  readonly amount: Cents
  /** The provider has answered, or has been waited for long enough: nothing will move any more. */
  readonly onSettled: () => void
  readonly onPay: (elements: StripeElements) => Promise<AttemptOutcome | null>
}

/**
 * Apple Pay and Google Pay, where the provider has one for this customer. One that comes too late is left out: it
 * would push the card form away under a thumb.
 */
export function Wallets({ stripe, amount, onSettled, onPay }: WalletsProps) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const [state, setState] = useState<'waiting' | 'offered' | 'none'>('waiting')
  const know = (isOffered: boolean) => {
    setState((before) => (before === 'waiting' ? (isOffered ? 'offered' : 'none') : before))
    onSettled()
  }

  useEffect(() => {
    const timer = setTimeout(() => know(false), WALLET_TIMEOUT_MS)
    return () => clearTimeout(timer)
    // The wait begins once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (state === 'none') return null
  return (
    <OptionalBoundary onFailed={() => know(false)}>
      <Elements stripe={stripe} options={{ mode: 'payment', amount, currency, locale: language }}>
        <WalletRow
          label={t('payment:wallets.label')}
          divider={t('payment:wallets.or')}
          available={state === 'offered'}
        >
          <Buttons onSettled={know} onPay={onPay} />
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
        // The wallet's own sheet is open until it hears of the end. Of a result nobody knows it must not say "failed".
        if (!outcome || outcome.phase === 'ready') paymentFailed({ reason: 'fail' })
      }}
    />
  )
}

/** Only wallets: every other way of the provider is either ours already or leads away from the page. */
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
