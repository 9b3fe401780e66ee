import { argon2, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../plugins/errors.ts'
import { commonPasswords } from './common-passwords.ts'

const scheme = 'argon2id-1'
/** OWASP's second choice for argon2id; 30 to 40 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Limits of concurrent and queued hashes, so that many logins do not slow down the process (trust 5). */
const MAX_CONCURRENT = 4
const MAX_QUEUED = 32
let running = 0
const queue: (() => void)[] = []

/**
 * Hashes a password for storage: `argon2id(hmac-sha256(pepper, md5))` with its version and salt. The md5 of the wire is
 * equivalent to the password, so it is never stored (trust 5).
 *
 * @throws ApiError `tooMany` when the queue is full
 */
export async function hashPassword(digest: string, pepper: string): Promise<string> {
  const salt = randomBytes(16)
  return [scheme, salt.toString('base64'), (await derive(digest, pepper, salt)).toString('base64')].join('$')
}

/** Whether a digest matches a stored hash. `null` never matches, and takes the same time. */
export async function isPassword(digest: string, stored: string | null, pepper: string): Promise<boolean> {
  const [version, salt = '', hash = ''] = (stored || `${scheme}$AAAAAAAAAAAAAAAAAAAAAA==$`).split('$')
  if (version !== scheme) throw new Error(`A password hash has the unknown version "${version}".`)
  const derived = await derive(digest, pepper, Buffer.from(salt, 'base64'))
  const expected = Buffer.from(hash, 'base64')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

/** Whether a digest is that of a common password. */
export function isCommonPassword(digest: string): boolean {
  return commonDigests.has(digest)
}

const commonDigests = new Set(
  commonPasswords.flatMap((password) =>
    [password, password.toUpperCase(), password.charAt(0).toUpperCase() + password.slice(1)].map((variant) =>
      createHash('md5').update(variant).digest('hex'),
    ),
  ),
)

async function derive(digest: string, pepper: string, nonce: Buffer): Promise<Buffer> {
  const message = createHmac('sha256', pepper).update(digest).digest()
  await waitForSlot()
  try {
    return await new Promise((resolve, reject) => {
      argon2('argon2id', { message, nonce, ...cost }, (error, key) => (error ? reject(error) : resolve(key)))
    })
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

async function waitForSlot(): Promise<void> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw new ApiError('tooMany', { retryAfter: 2 })
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running += 1
}
