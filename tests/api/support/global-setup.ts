import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#api/database/connection.ts'
import { startEmbeddedPostgres } from '#api/database/embedded.ts'
import { migrateDatabase } from '#api/database/migrate.ts'
import { ensureSlots } from '#api/schedule/service.ts'
import { seedShop } from '#api/seed/seed.ts'
import { testNow } from './test-now.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's default database. */
    postgresUrl: string
    /** Name of the template database that each test file clones. */
    templateName: string
    /** Data folder of the server, for tests that restart it. */
    postgresFolder: string
  }
}

const templateName = 'colada_template'

/**
 * Starts one PostgreSQL for the run, with a template database that has tables, seed and slots. Without `fsync`, since no
 * test kills it.
 */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpPostgres(project, { now: testNow, isDurable: false })
}

/** @param options.now start of the slots, epoch milliseconds */
export async function setUpPostgres(
  project: TestProject,
  { now, isDurable }: { now: number; isDurable: boolean },
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'colada-tests-'))
  const server = await startEmbeddedPostgres(folder)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  if (!isDurable) {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await client.query(`alter system set ${setting} = off`)
    }
    await client.query('select pg_reload_conf()')
  }
  await client.query(`create database ${templateName}`)
  await client.end()

  const templateUrl = new URL(server.url)
  templateUrl.pathname = `/${templateName}`
  await migrateDatabase(templateUrl.href)
  const database = openDatabase(templateUrl.href)
  await seedShop(database, now)
  await ensureSlots(database.db, now)
  await database.close()

  project.provide('postgresUrl', server.url)
  project.provide('templateName', templateName)
  project.provide('postgresFolder', folder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
