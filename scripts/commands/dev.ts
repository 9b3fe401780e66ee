import { startShop } from '../shop.ts'

try {
  const shop = await startShop({
    port: Number(process.env.PORT ?? 3000),
    data: process.env.COLADA_DATA ?? '.data',
    mode: 'dev',
  })
  process.once('SIGINT', () => void shop.stop().then(() => process.exit(0)))
  process.once('SIGTERM', () => void shop.stop().then(() => process.exit(0)))
  console.log(`\nColada is open at ${shop.url} and reloads as you type. Mailbox: ${shop.url}/sandbox/mail\n`)
  console.error(`The ${await shop.ended} process ended; stopping the shop.`)
  await shop.stop()
  process.exit(1)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
