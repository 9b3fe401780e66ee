import { loadScript } from '@colada/client/browser/load-script'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ProviderConfig } from './endpoints.ts'

let loading: Promise<Stripe | null> | undefined

/**
 * Loads the provider's browser library, once and on payment pages only.
 *
 * @throws When it fails to load; the next call tries again.
 */
export function loadCardProvider({ publishableKey, script }: ProviderConfig): Promise<Stripe | null> {
  loading ??= importStripe(publishableKey, script).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function importStripe(publishableKey: string, script: string): Promise<Stripe | null> {
  if (script !== '') await loadScript(script)
  return loadStripe(publishableKey)
}
