import { readAuthenticators } from './authenticator-page.ts'
import { assertSandboxAllowed } from './guard.ts'
import { createSandbox } from './sandbox.ts'

/**
 * The sandbox as a process. Environment: `SANDBOX_DATA` (folder), `SANDBOX_PORT` and `SANDBOX_SMTP_PORT`
 * (0 or absent: any free port), `SANDBOX_WEBHOOK_URL` with `SANDBOX_WEBHOOK_SECRET`,
 * `SANDBOX_PAYPAL_WEBHOOK_URL` with `SANDBOX_PAYPAL_WEBHOOK_ID`, `SANDBOX_AUTHENTICATORS` (`name=base32 secret`,
 * separated by commas), `PUBLIC_URL`.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  assertSandboxAllowed(env)
  const { SANDBOX_WEBHOOK_URL: url, SANDBOX_WEBHOOK_SECRET: secret } = env
  if (url && !secret)
    throw new Error('SANDBOX_WEBHOOK_URL needs SANDBOX_WEBHOOK_SECRET to sign what is sent there.')
  const { SANDBOX_PAYPAL_WEBHOOK_URL: paypalUrl, SANDBOX_PAYPAL_WEBHOOK_ID: webhookId } = env
  if (paypalUrl && !webhookId)
    throw new Error(
      'SANDBOX_PAYPAL_WEBHOOK_URL needs SANDBOX_PAYPAL_WEBHOOK_ID, which signatures are made over.',
    )
  const sandbox = await createSandbox({
    dataFolder: env.SANDBOX_DATA ?? '.data/sandbox',
    port: portOf(env, 'SANDBOX_PORT'),
    smtpPort: portOf(env, 'SANDBOX_SMTP_PORT'),
    authenticators: readAuthenticators(env.SANDBOX_AUTHENTICATORS ?? ''),
    ...(url && secret && { webhook: { url, secret } }),
    ...(paypalUrl && webhookId && { paypalWebhook: { url: paypalUrl, webhookId } }),
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
  // The start scripts wait for this line and parse the addresses in it.
  const pages = new URL('/sandbox', env.PUBLIC_URL ?? sandbox.url).href
  console.log(`Sandbox listening on ${sandbox.url}, mail on ${sandbox.smtpUrl}, pages at ${pages}`)
}

function portOf(env: NodeJS.ProcessEnv, name: string): number {
  const port = Number(env[name] ?? 0)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number, not "${env[name]}".`)
}

main(process.env).catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})

function explain(error: unknown): string {
  const failure = error as NodeJS.ErrnoException & { port?: number }
  if (failure.code === 'EADDRINUSE') return `The sandbox cannot start: port ${failure.port} is in use.`
  return failure.message
}
