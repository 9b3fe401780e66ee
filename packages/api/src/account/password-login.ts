import { assertLoginAllowed, clearFailures, recordFailure } from '../authentication/login-throttle.ts'
import { isPassword } from '../authentication/passwords.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { openLoginSession } from './link-login.ts'
import { findUserByEmail } from './repository.ts'
import type { OpenedSession, ReplacingSession } from './sessions.ts'

export interface LoginAttempt extends ReplacingSession {
  readonly email: string
  /** The md5 digest sent by the client. */
  readonly password: string
  readonly pepper: string
}

/**
 * Opens a session. An unknown e-mail address is rejected like a wrong password, in the same time.
 *
 * @throws ApiError `credentialsRefused`, `loginLocked`
 */
export async function logIn(db: Db, attempt: LoginAttempt): Promise<OpenedSession> {
  const email = attempt.email.trim().toLowerCase()
  await assertLoginAllowed(db, email, attempt.now)
  const user = await findUserByEmail(db, email)
  if (
    !(await isPassword(attempt.password.toLowerCase(), user?.passwordHash ?? null, attempt.pepper)) ||
    !user
  ) {
    await recordFailure(db, email, attempt.now)
    throw new ApiError('credentialsRefused')
  }
  return runTransaction(db, async (tx) => {
    await clearFailures(tx, email)
    return openLoginSession(tx, user.id, 'password', attempt)
  })
}
