import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/language/use-language.ts'

export interface CardElementFieldProps {
  readonly stripe: Stripe
  readonly onReady: (element: StripeCardElement) => void
  readonly onComplete: (complete: boolean) => void
  readonly onError: (message: string | undefined) => void
  readonly onFocus: (focused: boolean) => void
}

/** The provider's own frame for number, date and code: none of them ever reaches the shop. */
export function CardElementField({ stripe, onReady, onComplete, onError, onFocus }: CardElementFieldProps) {
  const language = useLanguage()
  // The frame is a document of its own and reads no styles of ours, so it is told how the page looks.
  const color = useSyncExternalStore(subscribeTheme, getTextColor)
  const look = useMemo(() => {
    const { fontFamily } = getComputedStyle(document.body)
    return { base: { color, fontFamily, fontSize: '16px' } }
  }, [color])
  return (
    <Elements stripe={stripe} options={{ locale: language }}>
      <CardElement
        options={{ hidePostalCode: true, style: look }}
        onReady={onReady}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onChange={({ complete, error }) => {
          onComplete(complete)
          onError(error?.message)
        }}
      />
    </Elements>
  )
}

/** The theme changes by the system, or by hand as an attribute of the document. */
function subscribeTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const byHand = new MutationObserver(listener)
  system.addEventListener('change', listener)
  byHand.observe(document.documentElement, { attributes: true })
  return () => {
    system.removeEventListener('change', listener)
    byHand.disconnect()
  }
}

function getTextColor(): string {
  return getComputedStyle(document.body).color
}
