import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '#api/database/connection.ts'
import { migrateDatabase } from '#api/database/migrate.ts'
import type { Mail } from '#api/gateways/mailer.ts'
import { sendOutbox } from '#api/jobs/outbox.ts'
import { enqueueProgress } from '#api/orders/progress-mail.ts'
import { acceptOrder, findOrder } from '#api/orders/service.ts'
import { root } from '#scripts/run.ts'
import { dropDatabase } from '../support/test-api.ts'

const name = `test_${randomUUID().replaceAll('-', '')}`
const url = new URL(inject('postgresUrl'))
url.pathname = `/${name}`
/** The mails of this time and before are due, and the links of the fixture are valid. */
const now = Date.parse('2026-03-02T12:00:00Z')
const fixture = join(import.meta.dirname, 'filled-0017.sql')

let database: Database
let before: unknown[]

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Runs the migrations up to one with an index, as the version did whose last one it was. */
async function migrateUpTo(client: pg.Client, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'colada-migrations-'))
  cpSync(join(root, 'packages/api/drizzle'), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] }
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  writeFileSync(path, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle({ client }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true, force: true })
}

const rowsOf = async (query: string) => (await database.db.execute(sql.raw(query))).rows
/** What the migration must not change. */
const unchanged = () =>
  rowsOf(
    'select id, language, status, attempts, next_attempt_at, created_at, sent_at from mail_outbox order by id',
  )

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (client) => client.query(`create database ${name}`))
  await onServer(url.href, async (client) => {
    await migrateUpTo(client, 17)
    await client.query(readFileSync(fixture, 'utf8'))
  })
  database = openDatabase(url.href)
  before = await unchanged()
  await migrateDatabase(url.href)
})
afterAll(async () => {
  await database.close()
  await dropDatabase(name)
})

/** Sends the mails that wait, by two runs, and returns them. */
async function sendWaiting(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const deps = {
    db: database.db,
    mailer,
    clock: () => now,
    publicUrl: 'https://colada.example',
    operationsEmail: 'operations@colada.example',
    pepper: 'pepper',
    qrService: 'https://example.com/qr',
  }
  const onFailure = (_: unknown, error: unknown) => {
    throw error
  }
  await sendOutbox(deps, { onFailure })
  await sendOutbox(deps, { onFailure })
  return sent
}

describe('the upgrade of an outbox with a column per subject', () => {
  it('keeps each mail with its state', async () => {
    expect(before).toHaveLength(24)
    expect(await unchanged()).toEqual(before)
  })

  it('gives each mail the key of its cause, its subject and its details', async () => {
    const rows = await rowsOf('select id, dedupe_key, subject_id, details from mail_outbox order by id')
    const request = /^account-(?:forgot-password|log-in-link):[0-9a-f-]{36}$/
    const [welcomed, changed] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
    ]
    const toOld = { to: 'ana@old.example', newEmail: 'ana@example.com', isOldAddress: true }
    expect(rows.map((row) => Object.values(row))).toEqual([
      [1, 'order-confirmation:11', '11', null],
      [2, 'order-change:12', '11', { changeId: 12 }],
      [3, 'order-payment-failed:16', '16', null],
      [4, 'order-refund:13', '16', null],
      [5, 'order-refund:18', '16', { refundId: 18 }],
      [6, 'order-progress:21', '11', null],
      [7, 'order-progress:22', '11', { status: 45 }],
      [8, 'order-progress:23', '11', { status: 40 }],
      [9, 'order-incident-answered:51', '11', null],
      [10, 'contact-request:14', '14', null],
      [11, 'contact-confirmation:14', '14', null],
      [12, `account-welcome:${welcomed}`, welcomed, null],
      [13, `account-confirm-email:${changed}`, changed, null],
      [14, expect.stringMatching(request), null, { to: 'ana@example.com' }],
      [15, expect.stringMatching(request), null, { to: 'nobody@example.com' }],
      [16, 'account-password-changed:31', '15', null],
      [17, 'account-password-changed:32', '15', null],
      [18, 'account-email-change-requested:33', '15', { newEmail: 'ana@new.example' }],
      [19, 'account-email-changed:34:old', '15', toOld],
      [20, 'account-email-changed:34:new', '15', { ...toOld, to: 'ana@example.com', isOldAddress: false }],
      [21, 'account-referral-earned:41', '15', { amount: 600, code: 'AMIGO1' }],
      [22, 'account-deleted:35', '17', { to: 'eva@example.com', firstName: 'Eva' }],
      [23, 'order-progress:mail-23', '11', null],
      [24, 'account-password-changed:31:mail-24', '15', null],
    ])
  })

  it('leaves no mail to be added again', async () => {
    const order = await findOrder(database.db, 11)
    const at = new Date(now)
    await acceptOrder(database.db, order!, at)
    await enqueueProgress(database.db, order!, 23, at)
    expect(await unchanged()).toEqual(before)
  })

  it('lets the waiting mails be sent, each once', async () => {
    const sent = await sendWaiting()
    const id = ({ messageId }: Mail) => messageId.replace(/^<|@colada\.example>$/g, '')
    expect(sent.map((mail) => `${id(mail)} ${mail.to.address}`).toSorted()).toEqual([
      'account-13 ana@new.example',
      'account-14 ana@example.com',
      'account-17 ana@example.com',
      'account-18 ana@example.com',
      'account-19 ana@old.example',
      'account-20 ana@example.com',
      'account-21 ana@example.com',
      'account-22 eva@example.com',
      'account-24 ana@example.com',
      'contact-14-confirmation eva@example.com',
      'order-AAAA111-8 ana@example.com',
      'order-AAAA111-9 ana@example.com',
      'order-AAAA111-change-12 ana@example.com',
      'order-BBBB222-3 ana@example.com',
      'order-BBBB222-5 ana@example.com',
    ])
    expect(sent.find((mail) => id(mail) === 'account-21')!.text).toContain('6,00')
    expect(sent.find((mail) => id(mail) === 'order-BBBB222-5')!.text).toContain('6,00')
    const left = await rowsOf("select id, details from mail_outbox where status = 'waiting' or id = 15")
    expect(left).toEqual([])
  })
})

describe('the upgrade of vouchers without a title', () => {
  it('names them by the packs of their order, and leaves other codes', async () => {
    const rows = await rowsOf('select id, title_es, title_en from coupons where id in (41, 42) order by id')
    expect(rows.map((row) => Object.values(row))).toEqual([
      [41, '', ''],
      [42, 'Bono 10 camisas, Bono 5 camisas × 2', '10-shirt bundle, 5-shirt bundle × 2'],
    ])
  })
})
