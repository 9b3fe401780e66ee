import { eq, isNotNull, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import type { NewMail } from '#api/mail/mail-kinds.ts'
import { enqueueMails, giveUpMails } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()
beforeEach(async () => {
  await api.db.delete(mailOutbox)
})

const at = new Date('2026-03-02T10:00:00Z')
const confirmation: NewMail = { kind: 'order-confirmation', subjectId: 7, cause: 7, language: 'es' }

const keys = async () => {
  const rows = await api.db.select({ key: mailOutbox.dedupeKey }).from(mailOutbox)
  return rows.map(({ key }) => key).toSorted()
}

describe('adding mails to the outbox', () => {
  it('adds one of a kind per cause, for concurrent transactions, too', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => runTransaction(api.db, (tx) => enqueueMails(tx, [confirmation], at))),
    )
    expect(await keys()).toEqual(['order-confirmation:7'])
    await api.db.update(mailOutbox).set({ status: 'sent' })
    await enqueueMails(api.db, [confirmation], at)
    expect(await keys(), 'once it is sent').toEqual(['order-confirmation:7'])
  })

  it('adds those of another kind or cause, and skips only those that exist', async () => {
    await enqueueMails(api.db, [confirmation], at)
    const progress = {
      kind: 'order-progress',
      subjectId: 7,
      details: { status: 40 },
      language: 'es',
    } as const
    await enqueueMails(
      api.db,
      [
        confirmation,
        { ...progress, cause: 7 },
        { ...progress, cause: 8 },
        { ...confirmation, subjectId: 8, cause: 8 },
      ],
      at,
    )
    expect(await keys()).toEqual([
      'order-confirmation:7',
      'order-confirmation:8',
      'order-progress:7',
      'order-progress:8',
    ])
  })
})

describe('giving up mails', () => {
  it('is for the mails about the subjects with these ids, and removes the details of sent ones', async () => {
    const ids = [1, 2, 3]
    const mails = ids.flatMap((id): NewMail[] => [
      { kind: 'order-change', subjectId: id, cause: id, details: { changeId: id }, language: 'es' },
      { kind: 'contact-request', subjectId: id, cause: id, language: 'es' },
      { kind: 'account-password-changed', subjectId: id, cause: id, language: 'es' },
    ])
    await enqueueMails(api.db, mails, at)
    await giveUpMails(api.db, { order: [1], contact: [2], account: [], invoice: [], withdrawal: [] })
    const rows = await api.db.select().from(mailOutbox).where(eq(mailOutbox.status, 'given-up'))
    expect(rows.map(({ dedupeKey, details }) => [dedupeKey, details])).toEqual([
      ['order-change:1', null],
      ['contact-request:2', null],
    ])
    await api.db.update(mailOutbox).set({ status: 'sent' })
    await giveUpMails(api.db, { order: [2], contact: [], account: [3], invoice: [], withdrawal: [] })
    expect(await api.db.$count(mailOutbox, ne(mailOutbox.status, 'sent'))).toBe(0)
    const [left] = await api.db.select().from(mailOutbox).where(isNotNull(mailOutbox.details))
    expect(left!.dedupeKey).toBe('order-change:3')
  })
})
