import { postalCodesOf, towns } from '@colada/domain/coverage/towns'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'

/** A covered postal code, with the town that it is best known by. */
export interface SeedPostalCode {
  readonly code: string
  readonly town: string
  readonly zone: ZoneId
}

/** Every covered postal code, once. */
export const postalCodes: readonly SeedPostalCode[] = towns.flatMap((town) =>
  postalCodesOf(town).map((code) => ({ code, town: town.name, zone: town.zone })),
)
