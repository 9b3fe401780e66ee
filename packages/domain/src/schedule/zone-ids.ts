/** Zones of the vans; their data is in `zones.ts`, which pages that name a zone do not load. */
export const zoneIds = ['madrid', 'barcelona', 'valencia', 'sevilla'] as const
export type ZoneId = (typeof zoneIds)[number]
