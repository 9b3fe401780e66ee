import pg from 'pg'

/** Asks the shop's database behind its back: what no customer sees, and what only the bench may change. */
export async function ask<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statement, values)
    return rows
  } finally {
    await client.end()
  }
}

/** Places enough that the vans are not what is measured. */
export async function widenSlots(url: string): Promise<void> {
  await ask(url, 'update slots set capacity = 1000000')
}
