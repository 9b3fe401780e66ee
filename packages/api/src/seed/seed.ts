import { createHash } from 'node:crypto'
import type { Db } from '../database/connection.ts'
import { deliveryTime } from '../catalogue/present.ts'
import { findState, replaceCatalogue } from '../catalogue/repository.ts'
import { replacePlaces } from '../coverage/repository.ts'
import { replaceSources } from '../account/repository.ts'
import { seedCoupons } from '../promotions/seed.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { postalCodes } from './places/postal-codes.ts'
import { sources } from './places/sources.ts'

/** Any number that nothing else locks by: processes that start together seed one after the other. */
const lockKey = 760_215

/**
 * Fills the tables with what the shop cannot be without: catalogue, places, sources, coupons. Running it again
 * changes nothing, and a changed seed replaces the old one. `now` in epoch milliseconds.
 */
export async function seedShop(db: Db, now: number): Promise<void> {
  const rows = catalogueRows()
  const version = versionOf([
    rows,
    rows.categories.map(({ id }) => [deliveryTime(id, 'es'), deliveryTime(id, 'en')]),
    postalCodes,
    sources,
  ])
  await db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${lockKey})`)
    await seedCoupons(tx, new Date(now))
    if ((await findState(tx))?.version === version) return
    await replaceSources(
      tx,
      sources.map((source, position) => ({ id: source.id, position, nameEs: source.es, nameEn: source.en })),
    )
    await replacePlaces(tx, postalCodes)
    await replaceCatalogue(tx, { version, ...rows })
  })
}

/** Names the content: the same seed has the same version on every machine. */
function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
