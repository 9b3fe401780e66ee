import { randomBytes } from 'node:crypto'
import { securityHeadersOf } from '@colada/server/security-headers'

/** Headers of every response. Documents add their Content-Security-Policy. */
export function commonHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    ...securityHeadersOf(isSecure),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  }
}

/** A nonce for one response. */
export function createNonce(): string {
  return randomBytes(18).toString('base64')
}
