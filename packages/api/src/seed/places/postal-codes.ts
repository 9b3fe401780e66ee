import type { ZoneId } from '@colada/domain/schedule/zones'

/** A postal code that the vans reach, with the town it is best known by. */
export interface SeedPostalCode {
  code: string
  town: string
  zone: ZoneId
}

interface Town {
  zone: ZoneId
  town: string
  /** Single codes and inclusive ranges, as the post office assigns them. */
  codes: readonly (string | readonly [first: string, last: string])[]
}

/*
 * One code belongs to one town here, although the post office lets a few share:
 * 46016 is shown as Tavernes Blanques, which has no other.
 */
const towns: readonly Town[] = [
  { zone: 'madrid', town: 'Madrid', codes: [['28001', '28055']] },
  { zone: 'madrid', town: 'Pozuelo de Alarcón', codes: ['28223', '28224'] },
  { zone: 'madrid', town: 'Alcobendas', codes: ['28100', '28108', '28109'] },
  { zone: 'madrid', town: 'San Sebastián de los Reyes', codes: [['28701', '28703']] },
  { zone: 'madrid', town: 'Majadahonda', codes: [['28220', '28222']] },
  { zone: 'madrid', town: 'Las Rozas de Madrid', codes: [['28230', '28232'], '28290'] },
  { zone: 'madrid', town: 'Boadilla del Monte', codes: ['28660'] },
  { zone: 'madrid', town: 'Getafe', codes: [['28901', '28907']] },
  { zone: 'madrid', town: 'Leganés', codes: [['28911', '28919']] },
  { zone: 'madrid', town: 'Alcorcón', codes: [['28921', '28925']] },
  { zone: 'madrid', town: 'Coslada', codes: [['28821', '28823']] },

  { zone: 'barcelona', town: 'Barcelona', codes: [['08001', '08042']] },
  { zone: 'barcelona', town: 'Esplugues de Llobregat', codes: ['08950'] },
  { zone: 'barcelona', town: 'Sant Just Desvern', codes: ['08960'] },
  { zone: 'barcelona', town: 'Hospitalet de Llobregat', codes: [['08901', '08908']] },
  { zone: 'barcelona', town: 'Santa Coloma de Gramenet', codes: [['08921', '08924']] },
  { zone: 'barcelona', town: 'Sant Adrià del Besòs', codes: ['08930'] },
  { zone: 'barcelona', town: 'Badalona', codes: [['08911', '08918']] },

  { zone: 'valencia', town: 'Valencia', codes: [['46001', '46015'], ['46017', '46026'], '46035'] },
  { zone: 'valencia', town: 'Alboraia', codes: ['46120'] },
  { zone: 'valencia', town: 'Tavernes Blanques', codes: ['46016'] },
  { zone: 'valencia', town: 'Burjassot', codes: ['46100'] },
  { zone: 'valencia', town: 'Godella', codes: ['46110'] },
  { zone: 'valencia', town: 'Paterna', codes: ['46980', '46182'] },
  { zone: 'valencia', town: 'Mislata', codes: ['46920'] },
  { zone: 'valencia', town: 'Xirivella', codes: ['46950'] },
  { zone: 'valencia', town: 'Picanya', codes: ['46210'] },

  { zone: 'sevilla', town: 'Sevilla', codes: [['41001', '41020']] },
  { zone: 'sevilla', town: 'Dos Hermanas', codes: [['41700', '41704']] },
  { zone: 'sevilla', town: 'Alcalá de Guadaíra', codes: ['41500'] },
  { zone: 'sevilla', town: 'Mairena del Aljarafe', codes: ['41927'] },
  { zone: 'sevilla', town: 'San Juan de Aznalfarache', codes: ['41920'] },
  { zone: 'sevilla', town: 'Tomares', codes: ['41940'] },
  { zone: 'sevilla', town: 'Camas', codes: ['41900'] },
  { zone: 'sevilla', town: 'Bormujos', codes: ['41930'] },
  { zone: 'sevilla', town: 'Castilleja de la Cuesta', codes: ['41950'] },
]

function codesBetween(first: string, last: string): string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
    String(Number(first) + step).padStart(5, '0'),
  )
}

/** Every covered postal code, once (decisions: Catalogue seed). */
export const postalCodes: readonly SeedPostalCode[] = towns.flatMap(({ zone, town, codes }) =>
  codes
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : codesBetween(...entry)))
    .map((code) => ({ code, town, zone })),
)
