import { type ZoneId, zoneIds } from '@colada/domain/schedule/zones'
import * as z from 'zod/mini'
import { checkData } from '../check-data.ts'
import content from './towns.json' with { type: 'json' }

/** A covered postal code, with the town that it is best known by. */
export interface SeedPostalCode {
  readonly code: string
  readonly town: string
  readonly zone: ZoneId
}

const code = z.string('must be a postal code').check(z.regex(/^\d{5}$/, 'must be a postal code'))
/** A postal code, or the first and the last of a range, as the post office assigns them. */
const codes = z.union([code, z.tuple([code, code])], 'must be a postal code, or the two ends of a range')

const townsFile = z.array(
  z.strictObject({
    zone: z.enum(zoneIds, `must be one of ${zoneIds.join(', ')}`),
    town: z.string('must be a text'),
    codes: z.array(codes, 'must be a list'),
  }),
)

/**
 * Every covered postal code, once (decisions: Catalogue seed). Each belongs to one town, although the post office lets
 * a few towns share one: 46016 is listed as Tavernes Blanques, which has no other.
 */
export const postalCodes: readonly SeedPostalCode[] = checkData(
  'places/towns.json',
  townsFile,
  content,
).flatMap(({ zone, town, codes }) =>
  codes
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : codesBetween(...entry)))
    .map((code) => ({ code, town, zone })),
)

function codesBetween(first: string, last: string): string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
    String(Number(first) + step).padStart(5, '0'),
  )
}
