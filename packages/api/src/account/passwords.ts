import { argon2, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../plugins/errors.ts'
import { commonPasswords } from './common-passwords.ts'

const scheme = 'argon2id-1'
/** OWASP's second choice for argon2id; 30 to 40 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Hashes at once, and waiting; beyond that a flood of logins would slow everything else (trust 5). */
const running = { most: 4, now: 0 }
const mostWaiting = 32
const waiting: (() => void)[] = []

/**
 * A password as it is kept: `argon2id(hmac-sha256(pepper, md5))` with its version and salt. The md5 of the wire
 * is as good as the password itself, so it is never stored (trust 5).
 *
 * @throws ApiError `tooMany` when too many hashes are waiting
 */
export async function hashPassword(digest: string, pepper: string): Promise<string> {
  const salt = randomBytes(16)
  return [scheme, salt.toString('base64'), (await derive(digest, pepper, salt)).toString('base64')].join('$')
}

/** Whether a digest is that of a kept password. A `null` one is no password, at the same cost of time. */
export async function isPassword(digest: string, kept: string | null, pepper: string): Promise<boolean> {
  const [version, salt = '', hash = ''] = (kept ?? `${scheme}$AAAAAAAAAAAAAAAAAAAAAA==$`).split('$')
  if (version !== scheme) throw new Error(`A password is kept in the unknown form "${version}".`)
  const derived = await derive(digest, pepper, Buffer.from(salt, 'base64'))
  const expected = Buffer.from(hash, 'base64')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

/** Whether a digest is that of a password everybody tries first. */
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
  await takeTurn()
  try {
    return await new Promise((resolve, reject) => {
      argon2('argon2id', { message, nonce, ...cost }, (error, key) => (error ? reject(error) : resolve(key)))
    })
  } finally {
    running.now -= 1
    waiting.shift()?.()
  }
}

async function takeTurn(): Promise<void> {
  if (running.now >= running.most) {
    if (waiting.length >= mostWaiting) throw new ApiError('tooMany', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running.now += 1
}
