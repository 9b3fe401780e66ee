import { listen } from '@colada/server/listen'
import { formatError } from '@colada/server/log'
import { serveMetrics } from '@colada/server/metrics'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { DatabaseClock } from './database/clock.ts'
import { openDatabase } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { armFailPoint } from './fail-points.ts'
import { openAnalytics } from './gateways/analytics.ts'
import { openFacebook } from './gateways/facebook.ts'
import { openMailer } from './gateways/mailer.ts'
import { openPayPal } from './gateways/paypal-rest.ts'
import { openStripe } from './gateways/stripe.ts'
import { openTaxOffice } from './gateways/tax-office.ts'
import { startJobs } from './jobs/jobs.ts'
import { createMetrics } from './plugins/metrics.ts'
import { ensureSlots } from './schedule/service.ts'
import { seedDemo } from './seed/demo-customers.ts'
import { seedShop } from './seed/seed.ts'

/** Clean-up steps, run in reverse order. */
const cleanUp: (() => Promise<void>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (config.failPoint !== null) armFailPoint(config.failPoint)
  let url = config.databaseUrl
  if (url === null) {
    const starting = startEmbeddedPostgres(config.dataFolder)
    // Registered before the server is up: a signal during its start must not leave it running.
    cleanUp.push(() =>
      starting.then(
        (embedded) => embedded.stop(),
        () => undefined,
      ),
    )
    url = (await starting).url
  }
  await migrateDatabase(url)
  const database = openDatabase(url, {
    onError: (error) => console.error(`A connection to the database was lost: ${error.message}`),
  })
  cleanUp.push(() => database.close())
  const databaseClock = await DatabaseClock.open(database)
  cleanUp.push(async () => databaseClock.close())
  const clock = databaseClock.now
  await seedShop(database, clock(), config.catalogueSize)
  await ensureSlots(database.db, clock())

  const metrics = config.metrics && createMetrics(database)
  const dependencies = {
    config,
    database,
    clock,
    clockDeviation: databaseClock.deviation,
    cards: openStripe(config.stripe),
    paypal: config.paypal && openPayPal(config.paypal),
    mailer: openMailer(config),
    ...(config.facebook && { facebook: openFacebook(config.facebook) }),
    ...(config.analyticsForwardUrl && { analytics: openAnalytics(config.analyticsForwardUrl) }),
    ...(config.taxRegister === 'verifactu' && { taxOffice: openTaxOffice(config.taxOffice) }),
    ...(metrics && { metrics }),
  }
  cleanUp.push(async () => dependencies.mailer?.close())
  const app = await buildApp(dependencies)
  if (config.hasDemoData) await seedDemo(dependencies)
  const jobs = config.hasJobs ? startJobs(dependencies, app.log) : null
  // Concurrently: neither requests nor job runs in progress wait for the other.
  cleanUp.push(async () => void (await Promise.all([app.close(), jobs?.stop()])))
  if (metrics && config.metrics) {
    const server = await serveMetrics(metrics, config.metrics)
    cleanUp.push(() => server.close())
  }
  const port = await listen(app, { host: config.host, port: config.port, variable: 'API_PORT' })
  // `scripts/shop-processes.ts` waits for this line.
  console.log(`API listening on http://${config.host}:${port}`)
}

let stopping = false

/** Finishes the requests in progress, cleans up and exits. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const step of cleanUp.toReversed()) {
    await step().catch((error: unknown) => console.error(error))
  }
  process.exit(code)
}

process.once('SIGTERM', () => void stop(0))
process.once('SIGINT', () => void stop(0))
start().catch(async (error: unknown) => {
  if (stopping) return
  console.error(formatError(error))
  await stop(1)
})
