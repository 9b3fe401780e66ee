type Credential = Record<string, unknown>

/** Why a passkey was not created; also the names of its messages. */
export type PasskeyFailure = 'passkeyCancelled' | 'passkeyExists' | 'passkeyFailed'

/** Whether the browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Creates a passkey by the API's options. The library loads with the first use. */
export async function createPasskey(options: object): Promise<Credential | PasskeyFailure> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
    return { ...(await startRegistration({ optionsJSON: options as Options })) }
  } catch (error) {
    return failures[error instanceof Error ? error.name : ''] ?? 'passkeyFailed'
  }
}

/** The passkey that the person chooses to log in; `null` when the choice is cancelled or fails. */
export async function choosePasskey(options: object): Promise<Credential | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
    return { ...(await startAuthentication({ optionsJSON: options as Options })) }
  } catch {
    return null
  }
}

/** By the names of the errors of WebAuthn. */
const failures: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  InvalidStateError: 'passkeyExists',
}
