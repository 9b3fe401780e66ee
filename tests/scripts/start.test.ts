import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/build.ts'
import { root, run } from '#scripts/run.ts'

const command = 'scripts/commands/start.ts'
const folder = mkdtempSync(join(tmpdir(), 'colada-start-'))
const customer = { email: 'twice@customers.example', password: '0123456789abcdef0123456789abcdef' }

/** A shop as `npm start` opens it. */
interface OpenShop {
  readonly url: string
  close(): Promise<number | null>
}

let shop: OpenShop

beforeAll(async () => {
  await ensureBuilt()
  shop = await open()
}, 180_000)

afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

describe('npm start', () => {
  it('says in one sentence that the port is in use', async () => {
    const holder = createServer()
    const port = await new Promise<number>((answer) =>
      holder.listen(0, () => answer((holder.address() as { port: number }).port)),
    )
    const { code, printed } = await start({ PORT: String(port), COLADA_DATA: join(folder, 'never') })
    holder.close()
    expect(code).toBe(1)
    expect(printed.trim()).toBe(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`,
    )
  })

  it('says in one sentence that the data folder is in use', async () => {
    const { code, printed } = await start({ PORT: '0', COLADA_DATA: folder })
    expect(code).toBe(1)
    const sentences = printed.split('\n').filter((line) => line.includes('in use by another running shop'))
    expect(sentences).toEqual([expect.stringContaining(folder)])
    expect(printed).not.toMatch(/^\s+at /m)
  }, 60_000)

  it('keeps what was there when it starts again', async () => {
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

function start(env: Record<string, string>) {
  return run(process.execPath, [command], { env, output: 'capture' })
}

/** Opens the shop on the folder and a free port, and waits for the lines that say it is open. */
async function open(): Promise<OpenShop> {
  const child: ChildProcess = spawn(process.execPath, [command], {
    cwd: root,
    env: { ...process.env, PORT: '0', COLADA_DATA: folder, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  let printed = ''
  const url = await new Promise<string>((answer, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        printed += String(chunk)
        const address = /Shop\s+(http:\S+)/.exec(printed)?.[1]
        if (address) answer(address)
      })
    }
    void ended.then((code) => reject(new Error(`The shop ended with ${code}: ${printed}`)))
  })
  return {
    url,
    close: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function call({ url }: OpenShop, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}?lang=es`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
