import { runShop } from '../foreground-shop.ts'

await runShop(
  { port: Number(process.env.PORT ?? 3000), data: process.env.COLADA_DATA ?? '.data', mode: 'dev' },
  ({ url }) =>
    console.log(`\nColada is running at ${url} and reloads after changes. Mailbox: ${url}/sandbox/mail\n`),
)
