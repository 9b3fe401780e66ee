import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../long-run.ts'
import { passwordDigest } from './support/test-api.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
const children: ChildProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'colada-process-'))
})
afterAll(async () => {
  // A failed test leaves its process running.
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Runs a script of the API in its own process. */
function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [`packages/api/src/${script}`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], COLADA_DATA: folder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /API listening on (\S+)/.exec(output)?.[1]
      if (url) listening.resolve(url)
    })
  }
  const ended = once(child, 'close').then(([code]): Ended => ({
    code: code as number | null,
    output: output.trim(),
  }))
  void ended.then(() => listening.reject(new Error(output)))
  listening.promise.catch(() => undefined)
  return { child, ended, url: listening.promise }
}

const tokens = 'api_token=colada-development-api-token&device_type=browser'

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'particular@colada.example', password: passwordDigest('colada-demo') })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/login?${tokens}`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return ((await response.json()) as { login_token: string }).login_token
}

interface DemoOrder {
  readonly localizador: string
  readonly status: number
}

async function ordersOf(url: string, session: string): Promise<DemoOrder[]> {
  const response = await fetch(`${url}/api/orders?${tokens}`, {
    headers: { authorization: `Bearer ${session}` },
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { orders: DemoOrder[] }).orders
}

// `npm start`, the fault tests and the operations of the end-to-end tests show each of these in every run.
test.runIf(isLongRun)(
  'the API starts with an empty folder, runs operations, survives a kill, and stops on SIGTERM',
  async () => {
    const first = run('main.ts')
    const url = await first.url
    const session = await logIn(url)
    const collected = (await ordersOf(url, session)).find(({ status }) => status === 10)!

    const moved = await run('ops.ts', ['order', collected.localizador.toLowerCase(), 'washing']).ended
    expect(moved).toEqual({
      code: 0,
      output: `Order ${collected.localizador} moved from collected (10) to washing (20).`,
    })
    const refused = await run('ops.ts', ['order', collected.localizador, '60']).ended
    expect(refused).toEqual({
      code: 1,
      output:
        `Order ${collected.localizador} is at washing (20) and cannot move to cancelled (60); ` +
        'allowed: incident (25), washed (30), error (99).',
    })

    first.child.kill('SIGKILL')
    await first.ended
    const second = run('main.ts')
    const again = await second.url
    const orders = await ordersOf(again, session)
    expect(orders.find(({ localizador }) => localizador === collected.localizador)!.status).toBe(20)

    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    expect(existsSync(join(folder, 'shop.pid'))).toBe(false)
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid')), 'the database is stopped').toBe(false)
  },
  240_000,
)

test.each([
  [
    'main.ts',
    [],
    { API_PORT: 'http' },
    1,
    'The API cannot start with this environment:\n- API_PORT must be a port between 0 and 65535.',
  ],
  ['ops.ts', ['refund'], {}, 2, 'There is no command "refund".'],
])(
  '%s %j prints an error and exits with a code',
  async (script, args, env, code, message) => {
    const ended = await run(script, args, env).ended
    expect(ended.output.startsWith(message), ended.output).toBe(true)
    expect(ended.code).toBe(code)
  },
  60_000,
)
