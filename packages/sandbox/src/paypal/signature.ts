import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PayPal } from './provider.ts'
import type { SigningKey } from './records.ts'

/** What travels beside a webhook: PayPal signs who, when and a checksum of the bytes. */
export type Transmission = {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

const algorithm = 'SHA256withRSA'
const certificate = 'https://localhost/paypal/v1/notifications/certs/sandbox'

export function signTransmission(
  paypal: PayPal,
  payload: string,
  webhookId: string,
  { id, time }: { id: string; time: string },
): Transmission {
  const key = createPrivateKey(signingKey(paypal).privateKey)
  const signature = sign('sha256', Buffer.from(signedText(id, time, webhookId, payload)), key)
  return {
    auth_algo: algorithm,
    cert_url: certificate,
    transmission_id: id,
    transmission_sig: signature.toString('base64'),
    transmission_time: time,
  }
}

/** Whether these bytes were sent by us, to this webhook, unchanged. */
export function isOurs(
  paypal: PayPal,
  payload: string,
  webhookId: string,
  told: Partial<Transmission>,
): boolean {
  const { transmission_id: id = '', transmission_time: time = '', transmission_sig: signature = '' } = told
  if (told.auth_algo !== algorithm || told.cert_url !== certificate) return false
  const key = createPublicKey(signingKey(paypal).publicKey)
  const text = Buffer.from(signedText(id, time, webhookId, payload))
  return verify('sha256', text, key, Buffer.from(signature, 'base64'))
}

function signedText(id: string, time: string, webhookId: string, payload: string): string {
  return [id, time, webhookId, crc32(payload)].join('|')
}

/** Made when it is first needed, since it takes a moment, and kept, since old messages are sent again. */
function signingKey(paypal: PayPal): SigningKey {
  const kept = paypal.keys.get('webhooks')
  if (kept) return kept
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return paypal.keys.put({ id: 'webhooks', privateKey, publicKey })
}
