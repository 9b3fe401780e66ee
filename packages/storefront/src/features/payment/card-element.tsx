import { useLanguage } from '@colada/client/language/use-language'
import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { inputCause, type InputCause } from './card-errors.ts'

export interface CardElementFieldProps {
  readonly stripe: Stripe
  readonly onReady: (element: StripeCardElement) => void
  readonly onComplete: (complete: boolean) => void
  /** Called with what is wrong with the input; `undefined` when nothing is. */
  readonly onError: (cause: InputCause | undefined) => void
  readonly onFocus: (focused: boolean) => void
}

/** The provider's iframe for number, date and code; none of them reaches the shop. */
export function CardElementField({ stripe, onReady, onComplete, onError, onFocus }: CardElementFieldProps) {
  const language = useLanguage()
  // The iframe does not inherit styles, so it gets those of the page.
  const color = useSyncExternalStore(subscribeTheme, getTextColor)
  const style = useMemo(() => {
    const { fontFamily } = getComputedStyle(document.body)
    return { base: { color, fontFamily, fontSize: '16px' } }
  }, [color])
  return (
    <Elements stripe={stripe} options={{ locale: language }}>
      <CardElement
        options={{ hidePostalCode: true, style }}
        onReady={onReady}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onChange={({ complete, error }) => {
          onComplete(complete)
          onError(error && inputCause(error.code))
        }}
      />
    </Elements>
  )
}

/** The theme depends on the system and on an attribute of the document. */
function subscribeTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(listener)
  system.addEventListener('change', listener)
  observer.observe(document.documentElement, { attributes: true })
  return () => {
    system.removeEventListener('change', listener)
    observer.disconnect()
  }
}

function getTextColor(): string {
  return getComputedStyle(document.body).color
}
