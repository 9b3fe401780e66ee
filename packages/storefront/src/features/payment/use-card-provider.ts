import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { loadCardProvider } from './card-provider.ts'
import { usePaymentConfigQuery } from './endpoints.ts'

/** Loads the provider's library: `null` until it is loaded, with a retry after a failure. */
export function useCardProvider() {
  const config = usePaymentConfigQuery()
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!config.data) return undefined
    let cancelled = false
    setFailed(false)
    loadCardProvider(config.data).then(
      (loaded) => cancelled || (loaded ? setStripe(loaded) : setFailed(true)),
      () => cancelled || setFailed(true),
    )
    return () => {
      cancelled = true
    }
  }, [config.data, attempt])

  const retry = () => {
    if (config.error) void config.refetch()
    else setAttempt((count) => count + 1)
  }
  return { stripe, failed: failed || config.error !== undefined, retry }
}
