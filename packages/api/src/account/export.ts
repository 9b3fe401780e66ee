import { fromAddress } from '@colada/domain/account/address-contract'
import type { Language } from '@colada/domain/wire/language'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { listAddresses } from './address-book.ts'
import { findCreditLeft } from './credit.ts'
import { findPendingEmail } from './links.ts'
import { listNotificationChoices } from './notifications.ts'
import { presentUser } from './present.ts'
import type { UserRow } from './repository.ts'
import { accountAudit, passkeys } from './security-tables.ts'
import { sessions } from './tables.ts'

/** Returns what is stored about an account, without keys and tokens. `now` in epoch milliseconds. */
export async function exportAccount(
  executor: Executor,
  user: UserRow,
  { hasOrders, language, now }: { hasOrders: boolean; language: Language; now: number },
) {
  const notifications = await listNotificationChoices(executor, user.id)
  const pendingEmail = await findPendingEmail(executor, user.id, now)
  const presented = {
    language,
    pendingEmail,
    notifications,
    creditLeft: await findCreditLeft(executor, user.id),
  }
  const open = await executor
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(asc(sessions.id))
  const keys = await executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(asc(passkeys.id))
  const events = await executor
    .select()
    .from(accountAudit)
    .where(eq(accountAudit.userId, user.id))
    .orderBy(asc(accountAudit.id))
  return {
    account: [
      {
        ...presentUser(user, hasOrders, presented),
        referral_code: user.referralCode,
        url_params: user.urlParams,
        created_at: user.createdAt,
        email_confirmed_at: user.emailConfirmedAt,
      },
    ],
    notifications: Object.entries(notifications).map(([kind, { mail }]) => ({ kind, mail })),
    addresses: (await listAddresses(executor, user.id)).map((address) => ({
      id: address.id,
      ...fromAddress(address),
    })),
    sessions: open.map(({ createdAt, lastUsedAt, userAgent, urlParams }) => ({
      created_at: createdAt,
      last_used_at: lastUsedAt,
      device: userAgent,
      url_params: urlParams,
    })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    /** Among them when the newsletter was chosen. */
    activity: events.map(({ event, detail, createdAt }) => ({ event, detail, created_at: createdAt })),
  }
}
