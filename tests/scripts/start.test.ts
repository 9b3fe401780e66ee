import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/build.ts'
import { root, run } from '#scripts/run.ts'
import { isLongRun } from '../long-run.ts'

const command = 'scripts/commands/start.ts'
const folder = mkdtempSync(join(tmpdir(), 'colada-start-'))
const customer = { email: 'twice@customers.example', password: '0123456789abcdef0123456789abcdef' }

/** A shop started by `npm start` or by the command behind it. */
interface RunningShop {
  readonly child: ChildProcess
  readonly url: string
  close(): Promise<number | null>
}

let shop: RunningShop

beforeAll(async () => {
  await ensureBuilt()
  shop = await open()
}, 180_000)

afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

describe('npm start', () => {
  it('reports a port in use in one sentence', async () => {
    const holder = createServer()
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, () => resolve((holder.address() as { port: number }).port)),
    )
    const { code, printed } = await start({ PORT: String(port), COLADA_DATA: join(folder, 'never') })
    holder.close()
    expect(code).toBe(1)
    expect(printed.trim()).toBe(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`,
    )
  })

  it('reports a data folder in use in one sentence', async () => {
    const { code, printed } = await start({ PORT: '0', COLADA_DATA: folder })
    expect(code).toBe(1)
    const sentences = printed.split('\n').filter((line) => line.includes('in use by another running shop'))
    expect(sentences).toEqual([expect.stringContaining(folder)])
    expect(printed).not.toMatch(/^\s+at /m)
  }, 60_000)

  it('keeps its data across a restart', async () => {
    const registered = await call(shop, '/api/users', {
      ...customer,
      first_name: 'Dos',
      last_name: 'Veces',
      email_confirmation: customer.email,
      phone: '600000000',
      aceptarTyC: 1,
    })
    expect(registered.status).toBe(200)
    expect(await shop.close()).toBe(0)
    shop = await open()
    expect((await call(shop, '/api/login', customer)).status).toBe(200)
    const wrong = { ...customer, password: customer.password.toUpperCase().replace('0', '1') }
    expect((await call(shop, '/api/login', wrong)).status).not.toBe(200)
  }, 90_000)
})

describe.runIf(existsSync('/proc/self/stat'))('a signal to npm alone', () => {
  const data = mkdtempSync(join(tmpdir(), 'colada-signals-'))
  const started: number[] = []

  beforeAll(() => {
    const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
    if (readFileSync('node_modules/.installed', 'utf8') !== lock)
      throw new Error('`npm start` would install dependencies during the tests; run `npm run check` first.')
  })

  afterAll(() => {
    for (const pid of running(started)) process.kill(pid, 'SIGKILL')
    rmSync(data, { recursive: true, force: true })
  })

  // The others are handled as SIGTERM is.
  const signals = isLongRun
    ? (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)
    : (['SIGTERM', 'SIGKILL'] as const)

  it.each(signals)(
    '%s stops every process of an open shop',
    async (signal) => {
      const { child } = await open('npm', ['start'], data)
      const pids = [...descendants(child.pid!), postgresOf(data)]
      started.push(...pids)
      expect(pids.length).toBeGreaterThanOrEqual(7)
      child.kill(signal)
      await expect.poll(() => running(pids), { timeout: 30_000 }).toEqual([])
    },
    90_000,
  )

  it('stops every process of a shop that is starting', async () => {
    const child = spawnShop('npm', ['start'], data)
    const shopProcesses = () => descendants(child.pid!).slice(3)
    await expect.poll(() => shopProcesses().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    const pids = descendants(child.pid!)
    started.push(...pids)
    child.kill('SIGTERM')
    await expect.poll(() => running(pids), { timeout: 30_000 }).toEqual([])
    expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false)
  }, 90_000)
})

function start(env: Record<string, string>) {
  return run(process.execPath, [command], { env, output: 'capture' })
}

function spawnShop(program: string, args: readonly string[], data: string) {
  return spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', COLADA_DATA: data, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the shop on a free port and waits until it prints its address. */
async function open(program = process.execPath, args = [command], data = folder): Promise<RunningShop> {
  const child = spawnShop(program, args, data)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += String(chunk)
        const address = /Shop\s+(http:\S+)/.exec(printed)?.[1]
        if (address) resolve(address)
      })
    }
    void ended.then((code) => reject(new Error(`The shop ended with ${code}: ${printed}`)))
  })
  return {
    child,
    url,
    close: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function call({ url }: RunningShop, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}?lang=es`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Parent of each process that runs; one that has ended and is not reaped yet (`Z`) does not run. */
function processTable(): Map<number, number> {
  const table = new Map<number, number>()
  for (const file of globSync('/proc/[0-9]*/stat')) {
    try {
      const [, pid, state, parent] = /^(\d+) \(.*\) (\S) (\d+)/s.exec(readFileSync(file, 'utf8'))!
      if (state !== 'Z') table.set(Number(pid), Number(parent))
    } catch {
      // The process ended in the meantime.
    }
  }
  return table
}

/** A process with its descendants, parents first. */
function descendants(pid: number): number[] {
  const table = processTable()
  const found = [pid]
  for (const parent of found) for (const [child, ppid] of table) if (ppid === parent) found.push(child)
  return found
}

function running(pids: readonly number[]): number[] {
  const table = processTable()
  return pids.filter((pid) => table.has(pid))
}

/** The embedded server is a daemon and no descendant of npm. */
function postgresOf(data: string): number {
  return Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}
