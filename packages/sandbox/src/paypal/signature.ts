import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PayPal } from './provider.ts'
import type { SigningKey } from './records.ts'

/** The signature headers of a webhook. The signature covers id, time, webhook id and a checksum of the payload. */
export type Transmission = {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

const ALGORITHM = 'SHA256withRSA'
const CERTIFICATE_URL = 'https://localhost/paypal/v1/notifications/certs/sandbox'

export function signTransmission(
  paypal: PayPal,
  payload: string,
  webhookId: string,
  { id, time }: { id: string; time: string },
): Transmission {
  const key = createPrivateKey(signingKey(paypal).privateKey)
  const signature = sign('sha256', Buffer.from(signedText(id, time, webhookId, payload)), key)
  return {
    auth_algo: ALGORITHM,
    cert_url: CERTIFICATE_URL,
    transmission_id: id,
    transmission_sig: signature.toString('base64'),
    transmission_time: time,
  }
}

/** Whether the signature matches the payload and the webhook id. */
export function isAuthentic(
  paypal: PayPal,
  payload: string,
  webhookId: string,
  transmission: Partial<Transmission>,
): boolean {
  const {
    transmission_id: id = '',
    transmission_time: time = '',
    transmission_sig: signature = '',
  } = transmission
  if (transmission.auth_algo !== ALGORITHM || transmission.cert_url !== CERTIFICATE_URL) return false
  const key = createPublicKey(signingKey(paypal).publicKey)
  const text = Buffer.from(signedText(id, time, webhookId, payload))
  return verify('sha256', text, key, Buffer.from(signature, 'base64'))
}

function signedText(id: string, time: string, webhookId: string, payload: string): string {
  return [id, time, webhookId, crc32(payload)].join('|')
}

/** Generated lazily, since that is slow, and stored, since old webhooks are sent again after a restart. */
function signingKey(paypal: PayPal): SigningKey {
  const stored = paypal.keys.get('webhooks')
  if (stored) return stored
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return paypal.keys.put({ id: 'webhooks', privateKey, publicKey })
}
