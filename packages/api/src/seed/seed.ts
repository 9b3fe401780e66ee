import { createHash } from 'node:crypto'
import { replaceSources } from '../account/repository.ts'
import { deliveryTime } from '../catalogue/present.ts'
import { findState, replaceCatalogue } from '../catalogue/repository.ts'
import { replacePlaces } from '../coverage/repository.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { type Database, runTransaction } from '../database/connection.ts'
import { replacePromos } from '../promotions/repository.ts'
import { seedCampaigns } from './campaigns.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { postalCodes } from './places/postal-codes.ts'
import { sources } from './places/sources.ts'
import { promoRows } from './promos.ts'

/**
 * Adds the catalogue, the places, the sources, the promotions and the campaigns. Idempotent; a changed seed replaces the previous one.
 *
 * @param now Epoch milliseconds.
 * @param size Minimum number of products; see {@link catalogueRows}.
 */
export async function seedShop(database: Database, now: number, size = 0): Promise<void> {
  const rows = catalogueRows(size)
  const version = versionOf([
    rows,
    rows.categories.map(({ id }) => [deliveryTime(id, 'es'), deliveryTime(id, 'en')]),
    postalCodes,
    sources,
    promoRows,
  ])
  await withAdvisoryLock(database, 'seed', () =>
    runTransaction(database.db, async (tx) => {
      await seedCampaigns(tx, new Date(now))
      if ((await findState(tx))?.version === version) return
      await replaceSources(
        tx,
        sources.map((source, position) => ({
          id: source.id,
          position,
          nameEs: source.es,
          nameEn: source.en,
        })),
      )
      await replacePlaces(tx, postalCodes)
      await replacePromos(tx, promoRows)
      await replaceCatalogue(tx, { version, changedAt: new Date(now), ...rows })
    }),
  )
}

/** Hashes the content: the same seed has the same version on every machine. */
function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
