import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** Any number that nothing else in the database locks by. */
const MIGRATION_LOCK_KEY = 760_214

/** Brings the tables up to date. Processes that start together wait for each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_KEY])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    // Ending the connection gives the lock back, also when the migration failed.
    await client.end()
  }
}
