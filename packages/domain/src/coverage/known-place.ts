import { type ZoneId, zoneIds } from '../schedule/zone-ids.ts'

/** A covered postal code that the visitor has checked. */
export interface KnownPlace {
  readonly postalCode: string
  readonly zone: ZoneId
  readonly town: string
}

/** A place as one text, in which the browser keeps it: `28013 madrid Madrid`. */
export const writeKnownPlace = ({ postalCode, zone, town }: KnownPlace): string =>
  `${postalCode} ${zone} ${town}`

/** Reads a kept place; `null` for anything else. */
export function readKnownPlace(text: string | null): KnownPlace | null {
  const [, postalCode, zone, town] = /^(\d{5}) (\S+) (.+)$/.exec(text ?? '') ?? []
  const known = zoneIds.find((id) => id === zone)
  return postalCode && known && town ? { postalCode, zone: known, town } : null
}
