import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { armFailPoint } from './fail-points.ts'
import { openMailer } from './gateways/mailer.ts'
import { openPayPal } from './gateways/paypal-rest.ts'
import { openStripe } from './gateways/stripe.ts'
import { startJobs } from './jobs/jobs.ts'
import { formatError } from './plugins/log.ts'
import { ensureSlots } from './schedule/service.ts'
import { seedDemo } from './seed/demo-customers.ts'
import { seedShop } from './seed/seed.ts'

/** Things to undo on the way out, in reverse. */
const undo: (() => Promise<void>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (config.failPoint !== null) armFailPoint(config.failPoint)
  const clock = Date.now
  let url = config.databaseUrl
  if (url === null) {
    const embedded = await startEmbeddedPostgres(config.dataFolder)
    undo.push(() => embedded.stop())
    url = embedded.url
  }
  await migrateDatabase(url)
  const database = openDatabase(url, {
    onError: (error) => console.error(`A connection to the database was lost: ${error.message}`),
  })
  undo.push(() => database.close())
  await seedShop(database, clock(), config.catalogueSize)
  await ensureSlots(database.db, clock())

  const dependencies = {
    config,
    database,
    clock,
    cards: openStripe(config.stripe),
    paypal: config.paypal && openPayPal(config.paypal),
    mailer: openMailer(config),
  }
  undo.push(async () => dependencies.mailer?.close())
  const app = await buildApp(dependencies)
  if (config.hasDemoData) await seedDemo(dependencies)
  const jobs = config.hasJobs ? startJobs(dependencies, app.log) : null
  // Side by side: neither the answers nor the rounds under way wait for the other.
  undo.push(async () => void (await Promise.all([app.close(), jobs?.stop()])))
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  // The launcher waits for this line.
  console.log(`API listening on http://${config.host}:${port}`)
}

let stopping = false

/** Answers what has been asked, then lets go of everything. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const step of undo.toReversed()) {
    await step().catch((problem: unknown) => console.error(problem))
  }
  process.exit(code)
}

process.once('SIGTERM', () => void stop(0))
process.once('SIGINT', () => void stop(0))
start().catch(async (problem: unknown) => {
  console.error(formatError(problem))
  await stop(1)
})
