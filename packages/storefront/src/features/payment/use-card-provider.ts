import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { loadCardProvider } from './card-provider.ts'
import { usePaymentConfigQuery } from './endpoints.ts'

/** The provider's library for this page: on its way, here, or not to be had, with a way to try again. */
export function useCardProvider() {
  const config = usePaymentConfigQuery()
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!config.data) return undefined
    let gone = false
    setFailed(false)
    loadCardProvider(config.data).then(
      (loaded) => gone || (loaded ? setStripe(loaded) : setFailed(true)),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [config.data, attempt])

  const retry = () => {
    if (config.error) void config.refetch()
    else setAttempt((count) => count + 1)
  }
  return { stripe, failed: failed || config.error !== undefined, retry }
}
