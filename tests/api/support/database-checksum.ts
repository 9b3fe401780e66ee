import { sql } from 'drizzle-orm'
import type { Executor } from '#api/database/connection.ts'

/** Tables that a rejected request may change: idempotency keys and failed logins. */
const ignoredTables = ['idempotency_keys', 'login_failures']

/** Returns a checksum of every table, by name. Equal checksums mean unchanged data. */
export async function checksumDatabase(db: Executor): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const names = rows.map((row) => row.name).filter((name) => !ignoredTables.includes(name))
  const parts = names.map(
    // A sum does not depend on the order of the rows.
    (name) => sql`select ${name} as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print
      from ${sql.identifier(name)} t`,
  )
  const prints = await db.execute<{ name: string; print: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(prints.rows.map(({ name, print }) => [name, print]))
}
