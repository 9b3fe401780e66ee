import { randomUUID } from 'node:crypto'
import { getPasskeyLoginOptions } from '@colada/domain/account/passkey-contract'
import { forgotPassword } from '@colada/domain/account/security-contract'
import { expect, it } from 'vitest'
import { accountLinks } from '#api/account/security-tables.ts'
import { sessions } from '#api/account/tables.ts'
import { passkeyChallenges } from '#api/authentication/tables.ts'
import { enqueueMails } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { accountOf, addToken } from '../account/mail-links.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()
const DAY_MS = 86_400_000

async function addRows() {
  const { email } = await api.signUp()
  await api.db.delete(accountLinks)
  await addToken(api, await accountOf(api, email), 'log-in')
  await api.call(getPasskeyLoginOptions)
}

async function counts() {
  for (const job of ['old-sessions', 'old-links', 'old-challenges']) await api.run(job)
  return Promise.all([sessions, accountLinks, passkeyChallenges].map((table) => api.db.$count(table)))
}

it('deletes sessions, links and challenges when they have expired, and no others', async () => {
  await addRows()
  expect(await counts()).toEqual([1, 1, 1])
  api.advance(3 * DAY_MS)
  await addRows()
  expect(await api.db.$count(passkeyChallenges)).toBe(2)
  expect(await counts()).toEqual([1, 1, 1])
  api.advance(3 * DAY_MS)
  expect(await counts()).toEqual([0, 0, 0])
})

it('deletes the mails of deleted links, waiting and sent, and no others', async () => {
  await api.db.delete(mailOutbox)
  const { email } = await api.signUp()
  await api.call(forgotPassword, { body: { email } })
  await api.run('outbox')
  const { id: userId } = await accountOf(api, email)
  const language = 'es'
  const linkId = randomUUID()
  const at = new Date(api.dependencies.clock())
  const link = { id: linkId, userId, email, purpose: 'confirm-email', createdAt: at, expiresAt: at } as const
  await api.db.insert(accountLinks).values(link)
  await enqueueMails(
    api.db,
    [
      { kind: 'account-confirm-email', subjectId: linkId, cause: linkId, language },
      { kind: 'account-password-changed', subjectId: userId, cause: 1, language },
      { kind: 'account-log-in-link', subjectId: null, cause: linkId, details: { to: email }, language },
    ],
    at,
  )
  const kinds = async () => {
    const rows = await api.db.select().from(mailOutbox).orderBy(mailOutbox.id)
    return rows.map(({ kind, status }) => `${kind} ${status}`)
  }
  const others = ['account-password-changed waiting', 'account-log-in-link waiting']
  await api.run('old-links')
  expect(await kinds()).toEqual(['account-forgot-password sent', 'account-confirm-email waiting', ...others])
  api.advance(3 * DAY_MS)
  await api.run('old-links')
  expect(await kinds()).toEqual(others)
})
