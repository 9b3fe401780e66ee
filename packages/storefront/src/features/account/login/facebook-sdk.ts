import { loadScript } from '@colada/client/browser/load-script'

/** The part of Facebook's SDK that is used (developers.facebook.com/docs/reference/javascript). */
interface Facebook {
  init(options: { appId: string; version: string }): void
  login(
    callback: (response: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string },
  ): void
}

declare global {
  interface Window {
    FB?: Facebook
  }
}

const API_VERSION = 'v23.0'
const sdkUrl = (language: string) =>
  `https://connect.facebook.net/${language === 'es' ? 'es_ES' : 'en_GB'}/sdk.js`

export interface FacebookApp {
  readonly appId: string
  /** Address of the SDK; empty for Facebook's own. */
  readonly url: string
  readonly language: string
}

/**
 * Opens Facebook's log-in window and returns its access token, `null` when the customer closes it. The SDK loads with
 * the first call.
 *
 * @throws When the SDK does not load.
 */
export async function logInToFacebook({ appId, url, language }: FacebookApp): Promise<string | null> {
  if (!window.FB) await loadScript(url || sdkUrl(language))
  const facebook = window.FB
  if (!facebook) throw new Error('The SDK of Facebook did not start.')
  facebook.init({ appId, version: API_VERSION })
  return new Promise((resolve) => {
    facebook.login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), { scope: 'email' })
  })
}
