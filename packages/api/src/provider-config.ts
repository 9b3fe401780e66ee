/** Credentials of PayPal's sandbox. */
const sandboxPayPal = {
  PAYPAL_CLIENT_ID: 'colada-sandbox',
  PAYPAL_CLIENT_SECRET: 'colada-sandbox-secret',
  PAYPAL_WEBHOOK_ID: 'WH-COLADA-SANDBOX',
} as const

const paypalAddress = 'https://api-m.paypal.com'

export interface PayPalConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly apiUrl: string
  /** URL of a stand-in for PayPal's script; empty for PayPal's own. */
  readonly script: string
}

/** PayPal is accepted when its keys or a stand-in are configured. */
export function toPayPal(env: {
  readonly PAYPAL_CLIENT_ID?: string | undefined
  readonly PAYPAL_CLIENT_SECRET?: string | undefined
  readonly PAYPAL_WEBHOOK_ID?: string | undefined
  readonly PAYPAL_API_URL?: string | undefined
  readonly PAYPAL_SCRIPT: string
}): PayPalConfig | null {
  if (!env.PAYPAL_CLIENT_ID && !env.PAYPAL_API_URL) return null
  return {
    clientId: env.PAYPAL_CLIENT_ID ?? sandboxPayPal.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET ?? sandboxPayPal.PAYPAL_CLIENT_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID ?? sandboxPayPal.PAYPAL_WEBHOOK_ID,
    apiUrl: (env.PAYPAL_API_URL ?? paypalAddress).replace(/\/+$/, ''),
    script: env.PAYPAL_SCRIPT,
  }
}

export interface FacebookConfig {
  readonly appId: string
  readonly appSecret: string
  readonly graphUrl: string
  /** URL of a stand-in for Facebook's SDK; empty for Facebook's own. */
  readonly sdkUrl: string
}

/** The log-in with Facebook exists when its app or a stand-in is configured. */
export function toFacebook(env: {
  readonly FACEBOOK_APP_ID?: string | undefined
  readonly FACEBOOK_APP_SECRET?: string | undefined
  readonly FACEBOOK_GRAPH_URL: string
  readonly FACEBOOK_SDK_URL: string
}): FacebookConfig | null {
  if (!env.FACEBOOK_APP_ID && !env.FACEBOOK_SDK_URL) return null
  return {
    appId: env.FACEBOOK_APP_ID ?? 'colada-sandbox',
    appSecret: env.FACEBOOK_APP_SECRET ?? 'colada-sandbox-secret',
    graphUrl: env.FACEBOOK_GRAPH_URL.replace(/\/+$/, ''),
    sdkUrl: env.FACEBOOK_SDK_URL,
  }
}
