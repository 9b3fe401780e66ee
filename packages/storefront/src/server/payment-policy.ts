import type { PolicySources } from './security.ts'

/** Wallets live in frames of its subdomains. */
const stripeFrames = ['https://js.stripe.com', 'https://*.js.stripe.com']

const stripeSources: PolicySources = {
  'script-src': stripeFrames,
  'frame-src': [...stripeFrames, 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

const paypalSources: PolicySources = {
  'script-src': paypalHosts,
  'style-src': paypalHosts,
  'frame-src': paypalHosts,
  'connect-src': paypalHosts,
  'img-src': paypalHosts,
}

/** What the payment document alone may do beside the shop's other documents (trust 7). */
export interface PaymentPolicy {
  readonly sources: PolicySources
  /** A provider writes scripts and styles into the page and signs them with a nonce, so each answer has its own. */
  readonly needsNonce: boolean
}

/** With the providers themselves their scripts, frames and calls are let in; stand-ins are on our own origin. */
export function paymentPolicy(real: { hasStripe: boolean; hasPayPal: boolean }): PaymentPolicy {
  const sources: Record<string, readonly string[]> = {}
  for (const theirs of [real.hasStripe ? stripeSources : {}, real.hasPayPal ? paypalSources : {}]) {
    for (const [directive, hosts] of Object.entries(theirs)) {
      sources[directive] = [...(sources[directive] ?? []), ...hosts]
    }
  }
  return { sources, needsNonce: real.hasPayPal }
}

/** A wallet asks the browser for its sheet from within the provider's frame, which must be allowed to. */
export function paymentPermissions({ sources }: PaymentPolicy): string {
  const frames = sources['frame-src']?.some((host) => stripeFrames.includes(host)) ? stripeFrames : []
  const payment = ['self', ...frames.map((host) => `"${host}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${payment})`
}
