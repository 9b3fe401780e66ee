import { randomUUID } from 'node:crypto'
import type { LinkPurpose } from '@colada/domain/account/links'
import { and, desc, eq } from 'drizzle-orm'
import { linkToken, addLink } from '#api/account/links.ts'
import { addWithPromoCode } from '#api/account/registration.ts'
import type { UserRow } from '#api/account/repository.ts'
import { users } from '#api/account/tables.ts'
import type { PaymentApi } from '../payment/payment-api.ts'
import type { TestApi } from '../support/test-api.ts'

/** Sends the mails of the outbox and returns those to an address, the latest first. */
export async function mailsTo(api: PaymentApi, email: string) {
  await api.run('outbox')
  return api.sandbox.mailbox.list({ to: email })
}

/** Sends the mails of the outbox and returns the token of the link in the latest mail to an address. */
export async function tokenMailedTo(api: PaymentApi, email: string): Promise<string> {
  const [mail] = await mailsTo(api, email)
  const token = /[0-9a-f-]{36}\.[\w-]{43}/.exec(mail?.text ?? '')?.[0]
  if (!token) throw new Error(`The latest mail to ${email} has no link.`)
  return token
}

/** Returns the account of an address. */
export async function accountOf(api: Pick<TestApi, 'db'>, email: string): Promise<UserRow> {
  const [row] = await api.db
    .select()
    .from(users)
    .where(and(eq(users.email, email)))
    .orderBy(users.isGuest, desc(users.id))
  return row!
}

/** Adds a link without its mail and returns its token. */
export async function addToken(
  api: Pick<TestApi, 'db' | 'config' | 'dependencies'>,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: LinkPurpose,
): Promise<string> {
  const link = { userId: user.id, purpose, email: user.email }
  const { id } = await addLink(api.db, link, api.dependencies.clock())
  return linkToken(id, api.config.pepper)
}

/** Adds a guest. */
export async function addGuest(
  api: Pick<TestApi, 'db' | 'dependencies'>,
  email = `${randomUUID()}@example.com`,
): Promise<UserRow> {
  return addWithPromoCode(api.db, {
    email,
    isGuest: true,
    firstName: 'Eva',
    lastName: 'Sanz',
    phone: '600999888',
    birthDate: '1970-01-01',
    language: 'es',
    sourceId: 110,
    passwordHash: '',
    createdAt: new Date(api.dependencies.clock()),
  })
}
