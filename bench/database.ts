import pg from 'pg'

/** Runs a statement on the database of the shop. */
export async function query<Row extends object>(
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

/** Raises the capacity of all slots, so that it limits no measurement. */
export async function widenSlots(url: string): Promise<void> {
  await query(url, 'update slots set capacity = 1000000')
}
