import { runShop } from '../foreground-shop.ts'

const port = Number(process.env.PORT ?? 3000)

await runShop(
  {
    port,
    backofficePort: Number(process.env.BACKOFFICE_PORT ?? port + 1),
    data: process.env.COLADA_DATA ?? '.data',
    mode: 'dev',
  },
  ({ url, backofficeUrl }) =>
    console.log(
      `\nColada is running at ${url} and reloads after changes; back office ${backofficeUrl}.\nMailbox: ${url}/sandbox/mail  Codes of staff: ${url}/sandbox/authenticator\n`,
    ),
)
