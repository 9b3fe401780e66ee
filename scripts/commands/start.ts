import { ensureBuilt } from '../build.ts'
import { runShop } from '../foreground-shop.ts'

const port = Number(process.env.PORT ?? 3000)

try {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not "${process.env.PORT}".`)
  await ensureBuilt()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
await runShop({ port, data: process.env.COLADA_DATA ?? '.data', mode: 'built' }, ({ url, sandboxUrl }) =>
  printAddresses(url, sandboxUrl !== null, !process.env.DATABASE_URL),
)

function printAddresses(url: string, hasSandbox: boolean, hasDemoData: boolean) {
  const lines = [
    '',
    'Colada is running.',
    `  Shop        ${url}   (English: ${url}/en)`,
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
        ]
      : []),
    '',
  ]
  console.log(lines.join('\n'))
}
