import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** Key of the advisory lock; unique in the database. */
const MIGRATION_LOCK_KEY = 760_214

/** Runs the pending migrations. Processes that start at the same time wait for each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_KEY])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    // Releases the lock, also after a failed migration.
    await client.end()
  }
}
