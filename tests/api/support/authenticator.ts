import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { addPasskey, getPasskeyOptions } from '@colada/domain/account/passkey-contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { TestApi } from './test-api.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** An authenticator in software with one ES256 key; it attests nothing. By default it does not verify the person. */
export function createAuthenticator(publicUrl: string, { verifiesUser = false } = {}) {
  const { origin, hostname } = new URL(publicUrl)
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string | undefined) => Uint8Array.from(Buffer.from(value!, 'base64url'))
  // COSE: key type EC2, algorithm ES256, curve P-256, and the coordinates.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
  let counter = 0
  let verification = verifiesUser ? USER_VERIFIED : 0

  const authenticatorData = (flags: number, credential: Uint8Array = new Uint8Array()) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(hostname), head, credential])
  }
  const clientData = (type: string, options: object, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeOf(options), origin: from, crossOrigin: false }))
  const toCredential = (response: Record<string, Uint8Array>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64url')]),
    ),
  })

  return {
    /** Sets the signature counter back, as in a copy of the authenticator. */
    resetCounter: () => {
      counter = 0
    },
    setVerifiesUser: (isVerifying: boolean) => {
      verification = isVerifying ? USER_VERIFIED : 0
    },
    /** Returns the response of `navigator.credentials.create`. */
    create: (options: object, from = origin) => {
      const idLength = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, key])
      const authData = Uint8Array.from(
        authenticatorData(USER_PRESENT | verification | HAS_CREDENTIAL, credential),
      )
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return toCredential({ clientDataJSON: clientData('webauthn.create', options, from), attestationObject })
    },
    /** Returns the response of `navigator.credentials.get`. */
    get: (options: object, from = origin) => {
      counter += 1
      const data = authenticatorData(USER_PRESENT | verification)
      const clientDataJSON = clientData('webauthn.get', options, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return toCredential({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}

/** Adds a passkey to an account; returns its authenticator and the outcome. */
export async function registerPasskey(api: Pick<TestApi, 'call' | 'config'>, session: string, name = '') {
  const authenticator = createAuthenticator(api.config.publicUrl)
  const { challenge_id, options } = (await api.call(getPasskeyOptions, { session })).response
  const body = { challenge_id, credential: authenticator.create(options), name }
  return { authenticator, ...(await api.call(addPasskey, { session, body })) }
}

function challengeOf(options: object): string {
  return (options as { challenge: string }).challenge
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}
