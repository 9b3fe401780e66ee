import { ensureBuilt } from '../build.ts'
import { runShop } from '../foreground-shop.ts'
import type { Shop } from '../shop.ts'

const port = Number(process.env.PORT ?? 3000)
const backofficePort = Number(process.env.BACKOFFICE_PORT ?? (port === 0 ? 0 : port + 1))

try {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not "${process.env.PORT}".`)
  await ensureBuilt()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
await runShop(
  { port, backofficePort, data: process.env.COLADA_DATA ?? '.data', mode: 'built' },
  printAddresses,
)

function printAddresses({ url, backofficeUrl, sandboxUrl }: Shop) {
  const hasSandbox = sandboxUrl !== null
  const hasDemoData = !process.env.DATABASE_URL
  const lines = [
    '',
    'Colada is running.',
    `  Shop        ${url}   (English: ${url}/en)`,
    `  Back office ${backofficeUrl}`,
    `  API docs    ${url}/api/docs`,
    ...(hasSandbox
      ? [
          `  Mailbox     ${url}/sandbox/mail`,
          '  Test cards  4242 4242 4242 4242 pays · 4000 0000 0000 0002 is declined · 4000 0025 0000 3155 requires 3-D Secure',
        ]
      : []),
    ...(hasDemoData
      ? [
          '  Logins      particular@colada.example · empresa@colada.example · nueva@colada.example',
          '              password colada-demo',
          '  Staff       counter@colada.example · driver@colada.example · operations@colada.example',
          '              password colada-demo, PIN 4826',
          ...(hasSandbox
            ? [`              codes of their authenticators: ${url}/sandbox/authenticator`]
            : []),
        ]
      : []),
    '',
  ]
  console.log(lines.join('\n'))
}
