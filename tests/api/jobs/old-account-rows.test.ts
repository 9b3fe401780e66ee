import { expect, it } from 'vitest'
import { getPasskeyLoginOptions } from '@colada/domain/account/passkey-contract'
import { accountLinks } from '#api/account/security-tables.ts'
import { sessions } from '#api/account/tables.ts'
import { passkeyChallenges } from '#api/authentication/tables.ts'
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
