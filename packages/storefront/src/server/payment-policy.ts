import type { PolicySources } from '@colada/server/content-security-policy'

/** Wallets are frames of subdomains. */
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

/** Permissions of the payment document beyond those of other documents. */
export interface PaymentPolicy {
  readonly sources: PolicySources
  /** Whether a provider adds scripts and styles to the page that need a nonce; such a document is not cached. */
  readonly needsNonce: boolean
}

/** Allows the scripts, frames and requests of the real providers; the sandbox is on the shop's own origin. */
export function paymentPolicy(real: { hasStripe: boolean; hasPayPal: boolean }): PaymentPolicy {
  const sources: Record<string, readonly string[]> = {}
  for (const added of [real.hasStripe ? stripeSources : {}, real.hasPayPal ? paypalSources : {}]) {
    for (const [directive, hosts] of Object.entries(added)) {
      sources[directive] = [...(sources[directive] ?? []), ...hosts]
    }
  }
  return { sources, needsNonce: real.hasPayPal }
}

/** `Permissions-Policy`: a wallet opens its sheet from the provider's frame. */
export function paymentPermissions({ sources }: PaymentPolicy): string {
  const frames = sources['frame-src']?.some((host) => stripeFrames.includes(host)) ? stripeFrames : []
  const payment = ['self', ...frames.map((host) => `"${host}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${payment})`
}
