import pg from 'pg'
import { connectEmbeddedPostgres } from '#api/database/embedded.ts'

/** Runs a statement in the database of the shop: dates things back, since no test waits for months. */
export async function runSql(statement: string, values: readonly unknown[]): Promise<void> {
  const { url } = await connectEmbeddedPostgres(process.env.COLADA_DATA!)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
