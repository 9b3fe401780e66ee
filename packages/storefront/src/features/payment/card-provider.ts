import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ProviderConfig } from './endpoints.ts'

let loading: Promise<Stripe | null> | undefined

/** The provider's browser library, loaded once and only where somebody pays. Rejects when it cannot be had. */
export function loadCardProvider({ publishableKey, script }: ProviderConfig): Promise<Stripe | null> {
  loading ??= importStripe(publishableKey, script).catch((problem: unknown) => {
    loading = undefined
    throw problem
  })
  return loading
}

async function importStripe(publishableKey: string, script: string): Promise<Stripe | null> {
  if (script !== '') await loadScript(script)
  return loadStripe(publishableKey)
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = src
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('The card provider’s script did not load.'))
    })
    document.head.append(element)
  })
}
