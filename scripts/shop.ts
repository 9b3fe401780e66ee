import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { demoStaff } from '#api/seed/demo-staff-list.ts'
import { builtProcesses } from './build.ts'
import { root } from './run.ts'
import { ShopProcesses } from './shop-processes.ts'

export interface ShopOptions {
  /** Port of the storefront; 0 takes a free one. */
  readonly port: number
  /** Port of the back office, which is started with one; 0 takes a free one. */
  readonly backofficePort?: number
  /** Folder of the embedded database, secrets, uploads and mail. */
  readonly data: string
  /** `dev` reloads sources as they change. */
  readonly mode?: 'built' | 'dev'
  /** Output of the processes: shown, or captured for {@link Shop.output}. */
  readonly output?: 'show' | 'capture'
  readonly env?: Record<string, string | undefined>
  /** Stops the processes while they start; a shop that has started is stopped by {@link Shop.stop}. */
  readonly signal?: AbortSignal
}

/** A running shop: sandbox (unless real keys are set), API, storefront and, if a port is given, back office. */
export interface Shop {
  readonly url: string
  readonly apiUrl: string
  /** `null` without one. */
  readonly backofficeUrl: string | null
  /** `null` when real providers are configured. */
  readonly sandboxUrl: string | null
  readonly data: string
  /** Resident memory of each process in MiB, where `/proc` exists. */
  memory(): Record<string, number>
  output(): string
  stop(): Promise<void>
  /** Resolves with the name of the first process that ends without {@link Shop.stop}. */
  readonly ended: Promise<string>
}

/** Webhook id for which the sandbox signs PayPal's webhooks. */
const paypalWebhookId = 'WH-COLADA-SANDBOX'

/**
 * Starts the whole shop.
 *
 * @throws Error with a message for the operator when it cannot start
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const port = await choosePort(options.port, 'PORT=3001')
  const { backofficePort: wanted } = options
  const backofficePort = wanted === undefined ? null : await choosePort(wanted, 'BACKOFFICE_PORT=3002')
  const data = resolve(root, options.data)
  mkdirSync(data, { recursive: true })
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()])
  const env = { ...process.env, ...options.env }
  const secrets = readSecrets(data, env)
  const sandboxed = !env.STRIPE_SECRET_KEY
  if (sandboxed && env.NODE_ENV === 'production' && env.COLADA_SANDBOX !== '1') {
    throw new Error(
      'With NODE_ENV=production the card provider must be real: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or allow the sandbox with COLADA_SANDBOX=1.',
    )
  }
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const backofficeUrl =
    backofficePort === null ? null : (env.BACKOFFICE_URL ?? `http://localhost:${backofficePort}`)
  const sandboxUrl = sandboxed ? `http://127.0.0.1:${sandboxPort}` : null
  const common = {
    NODE_ENV: options.mode === 'dev' ? 'development' : (env.NODE_ENV ?? 'production'),
    COLADA_DATA: data,
    PUBLIC_URL: url,
    ...(backofficeUrl !== null && { BACKOFFICE_URL: backofficeUrl }),
    API_TOKEN: secrets.apiToken,
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
  }
  const processes = new ShopProcesses(options.output ?? 'show')
  const isDev = options.mode === 'dev'
  // All start in parallel; the storefront waits for the API's catalogue.
  const started: Promise<void>[] = []
  const start = (...args: Parameters<ShopProcesses['start']>) => started.push(processes.start(...args))
  const abort = () => void processes.stop()

  try {
    options.signal?.throwIfAborted()
    options.signal?.addEventListener('abort', abort)
    if (sandboxUrl) {
      start('sandbox', 'packages/sandbox/src/main.ts', {
        ...common,
        COLADA_SANDBOX: '1',
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_DATA: join(data, 'sandbox'),
        SANDBOX_WEBHOOK_URL: `${apiUrl}/api/webhooks/stripe`,
        SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
        SANDBOX_PAYPAL_WEBHOOK_URL: `${apiUrl}/api/webhooks/paypal`,
        SANDBOX_PAYPAL_WEBHOOK_ID: paypalWebhookId,
        SANDBOX_AUTHENTICATORS: demoStaff.map(({ email, secret }) => `${email}=${secret}`).join(','),
        ...options.env,
      })
    }
    start(
      'api',
      isDev ? 'packages/api/src/main.ts' : builtProcesses.api,
      {
        ...common,
        API_PORT: String(apiPort),
        PEPPER: secrets.pepper,
        OPERATIONS_KEY: secrets.operationsKey,
        STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
        ...(sandboxUrl && { STRIPE_API_URL: sandboxUrl, CARD_SCRIPT: '/sandbox/stripe.js' }),
        ...(sandboxUrl &&
          !env.PAYPAL_CLIENT_ID && {
            PAYPAL_API_URL: `${sandboxUrl}/paypal`,
            PAYPAL_SCRIPT: '/sandbox/paypal.js',
            PAYPAL_WEBHOOK_ID: paypalWebhookId,
          }),
        ...(sandboxUrl && !env.TAX_OFFICE_URL && { TAX_OFFICE_URL: `${sandboxUrl}/tax-office` }),
        ...(sandboxUrl &&
          !env.FACEBOOK_APP_ID && {
            FACEBOOK_GRAPH_URL: `${sandboxUrl}/facebook`,
            FACEBOOK_SDK_URL: '/sandbox/facebook.js',
          }),
        ...(sandboxUrl && !env.SMTP_URL && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
        ...options.env,
      },
      // Node strips types, but does not compile the JSX of the mails.
      isDev ? ['--import', 'tsx', '--watch'] : [],
    )
    start('storefront', isDev ? 'packages/storefront/src/server/dev.ts' : builtProcesses.storefront, {
      ...common,
      PORT: String(port),
      API_URL: apiUrl,
      ...(sandboxUrl && { SANDBOX_URL: sandboxUrl }),
      ...options.env,
    })
    if (backofficePort !== null)
      start('back office', isDev ? 'packages/backoffice/src/server/dev.ts' : builtProcesses.backoffice, {
        ...common,
        BACKOFFICE_PORT: String(backofficePort),
        API_URL: apiUrl,
        ...options.env,
      })
    await Promise.all(started)
  } catch (problem) {
    await processes.stop()
    throw problem
  } finally {
    options.signal?.removeEventListener('abort', abort)
  }
  return {
    url,
    apiUrl,
    backofficeUrl,
    sandboxUrl,
    data,
    memory: () => processes.memory(),
    output: () => processes.output(),
    stop: () => processes.stop(),
    ended: processes.ended,
  }
}

const secretsFile = (data: string) => join(data, 'secrets.json')

/** Returns the generated secrets of a data folder. */
export function readSavedSecrets(data: string): Record<string, string> {
  const file = secretsFile(data)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Secrets from the environment; missing ones are generated once per data folder. */
function readSecrets(data: string, env: Record<string, string | undefined>) {
  const saved = readSavedSecrets(data)
  const secret = (name: string, given: string | undefined) =>
    given ?? (saved[name] ??= randomBytes(32).toString('hex'))
  const secrets = {
    apiToken: secret('apiToken', env.API_TOKEN),
    pepper: secret('pepper', env.PEPPER),
    operationsKey: secret('operationsKey', env.OPERATIONS_KEY),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? `whsec_${secret('webhookSecret', undefined)}`,
  }
  writeFileSync(secretsFile(data), JSON.stringify(saved, null, 2), { mode: 0o600 })
  return secrets
}

/** Returns a port, which is free: any for 0. `other` is an example of another choice. */
async function choosePort(port: number, other: string): Promise<number> {
  if (port === 0) return freePort()
  await assertPortFree(port, other)
  return port
}

async function assertPortFree(port: number, other: string): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  if (!isFree)
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: ${other} npm start`)
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
