import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEmbeddedPostgres, startEmbeddedPostgres } from '#api/database/embedded.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'colada-embedded-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../../../packages/api/src/database/embedded.ts', import.meta.url).href)}
  const { url } = await startEmbeddedPostgres(process.argv[1])
  console.log(url)
  setInterval(() => {}, 1000)
`

/** Starts a database owner as a process that can be killed. */
async function startShop(): Promise<{ shop: ChildProcess; url: string }> {
  const shop = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    shop.stdout!.once('data', (line: Buffer) => resolve(line.toString().trim()))
    let stderr = ''
    shop.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    shop.once('exit', () => reject(new Error(stderr)))
  })
  return { shop, url }
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('a server survives the kill of its process, is reused by the next one, and stops with it', async () => {
  const { shop, url } = await startShop()
  await query(url, "create table saved (what text); insert into saved values ('an order')")
  await expect(startEmbeddedPostgres(folder), 'while the shop runs').rejects.toThrow(
    new RegExp(`The data folder .* is in use by another running shop \\(process ${shop.pid}\\)`),
  )
  const secondClient = await connectEmbeddedPostgres(folder)
  expect(await query(secondClient.url, 'select what from saved')).toEqual([{ what: 'an order' }])
  await secondClient.stop()
  expect(await query(url, 'select 1 as one'), 'closing a second connection does not stop the server').toEqual(
    [{ one: 1 }],
  )

  const exited = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGKILL')
  await exited
  const adopted = await startEmbeddedPostgres(folder)
  expect(adopted.url).toBe(url)
  expect(await query(url, 'select what from saved')).toEqual([{ what: 'an order' }])
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await adopted.stop()
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)

  const again = await startEmbeddedPostgres(folder)
  expect(await query(again.url, 'select what from saved'), 'starting twice keeps the data').toEqual([
    { what: 'an order' },
  ])
  await again.stop()
}, 90_000)

test.runIf(process.getuid?.() === 0)(
  'it works below a folder that only root can access',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'colada-closed-'))
    chmodSync(closed, 0o700)
    try {
      const server = await startEmbeddedPostgres(join(closed, 'data'))
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await server.stop()
    } finally {
      rmSync(closed, { recursive: true, force: true })
    }
  },
  90_000,
)
