import { foldText } from '../catalogue/search-terms.ts'
import type { ZoneId } from '../schedule/zone-ids.ts'

/** A postal code, or the first and the last of a range, as the post office assigns them. */
export type PostalCodes = string | readonly [first: string, last: string]

/** A town with pickup and delivery. */
export interface Town {
  readonly id: string
  readonly zone: ZoneId
  readonly name: string
  readonly codes: readonly PostalCodes[]
}

/**
 * The covered towns, the city of a zone first (spec 000 §2, Coverage; decisions: Catalogue seed). The API seeds its
 * postal codes from them. Each code belongs to one town, although the post office lets a few towns share one: 46016 is
 * listed as Tavernes Blanques, which has no other.
 */
export const towns: readonly Town[] = [
  { id: 'madrid', zone: 'madrid', name: 'Madrid', codes: [['28001', '28055']] },
  { id: 'pozuelo-de-alarcon', zone: 'madrid', name: 'Pozuelo de Alarcón', codes: ['28223', '28224'] },
  { id: 'alcobendas', zone: 'madrid', name: 'Alcobendas', codes: ['28100', '28108', '28109'] },
  {
    id: 'san-sebastian-de-los-reyes',
    zone: 'madrid',
    name: 'San Sebastián de los Reyes',
    codes: [['28701', '28703']],
  },
  { id: 'majadahonda', zone: 'madrid', name: 'Majadahonda', codes: [['28220', '28222']] },
  {
    id: 'las-rozas-de-madrid',
    zone: 'madrid',
    name: 'Las Rozas de Madrid',
    codes: [['28230', '28232'], '28290'],
  },
  { id: 'boadilla-del-monte', zone: 'madrid', name: 'Boadilla del Monte', codes: ['28660'] },
  { id: 'getafe', zone: 'madrid', name: 'Getafe', codes: [['28901', '28907']] },
  { id: 'leganes', zone: 'madrid', name: 'Leganés', codes: [['28911', '28919']] },
  { id: 'alcorcon', zone: 'madrid', name: 'Alcorcón', codes: [['28921', '28925']] },
  { id: 'coslada', zone: 'madrid', name: 'Coslada', codes: [['28821', '28823']] },
  { id: 'barcelona', zone: 'barcelona', name: 'Barcelona', codes: [['08001', '08042']] },
  { id: 'esplugues-de-llobregat', zone: 'barcelona', name: 'Esplugues de Llobregat', codes: ['08950'] },
  { id: 'sant-just-desvern', zone: 'barcelona', name: 'Sant Just Desvern', codes: ['08960'] },
  {
    id: 'hospitalet-de-llobregat',
    zone: 'barcelona',
    name: 'Hospitalet de Llobregat',
    codes: [['08901', '08908']],
  },
  {
    id: 'santa-coloma-de-gramenet',
    zone: 'barcelona',
    name: 'Santa Coloma de Gramenet',
    codes: [['08921', '08924']],
  },
  { id: 'sant-adria-del-besos', zone: 'barcelona', name: 'Sant Adrià del Besòs', codes: ['08930'] },
  { id: 'badalona', zone: 'barcelona', name: 'Badalona', codes: [['08911', '08918']] },
  {
    id: 'valencia',
    zone: 'valencia',
    name: 'Valencia',
    codes: [['46001', '46015'], ['46017', '46026'], '46035'],
  },
  { id: 'alboraia', zone: 'valencia', name: 'Alboraia', codes: ['46120'] },
  { id: 'tavernes-blanques', zone: 'valencia', name: 'Tavernes Blanques', codes: ['46016'] },
  { id: 'burjassot', zone: 'valencia', name: 'Burjassot', codes: ['46100'] },
  { id: 'godella', zone: 'valencia', name: 'Godella', codes: ['46110'] },
  { id: 'paterna', zone: 'valencia', name: 'Paterna', codes: ['46980', '46182'] },
  { id: 'mislata', zone: 'valencia', name: 'Mislata', codes: ['46920'] },
  { id: 'xirivella', zone: 'valencia', name: 'Xirivella', codes: ['46950'] },
  { id: 'picanya', zone: 'valencia', name: 'Picanya', codes: ['46210'] },
  { id: 'sevilla', zone: 'sevilla', name: 'Sevilla', codes: [['41001', '41020']] },
  { id: 'dos-hermanas', zone: 'sevilla', name: 'Dos Hermanas', codes: [['41700', '41704']] },
  { id: 'alcala-de-guadaira', zone: 'sevilla', name: 'Alcalá de Guadaíra', codes: ['41500'] },
  { id: 'mairena-del-aljarafe', zone: 'sevilla', name: 'Mairena del Aljarafe', codes: ['41927'] },
  { id: 'san-juan-de-aznalfarache', zone: 'sevilla', name: 'San Juan de Aznalfarache', codes: ['41920'] },
  { id: 'tomares', zone: 'sevilla', name: 'Tomares', codes: ['41940'] },
  { id: 'camas', zone: 'sevilla', name: 'Camas', codes: ['41900'] },
  { id: 'bormujos', zone: 'sevilla', name: 'Bormujos', codes: ['41930'] },
  { id: 'castilleja-de-la-cuesta', zone: 'sevilla', name: 'Castilleja de la Cuesta', codes: ['41950'] },
]

export const townsOf = (zone: ZoneId): readonly Town[] => towns.filter((town) => town.zone === zone)

/** The town of a slug such as "leganes" or "Leganés"; `undefined` for a town without pickup. */
export function findTown(slug: string): Town | undefined {
  const id = foldText(slug)
  return towns.find((town) => town.id === id)
}

/** All postal codes of a town. */
export const postalCodesOf = ({ codes }: Town): string[] =>
  codes.flatMap((entry) => (typeof entry === 'string' ? [entry] : codesBetween(...entry)))

function codesBetween(first: string, last: string): string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
    String(Number(first) + step).padStart(5, '0'),
  )
}

/** The districts of Madrid, all of which are covered (spec 000 §2, area list). */
export const madridDistricts = [
  'Arganzuela',
  'Barajas',
  'Carabanchel',
  'Centro',
  'Chamartín',
  'Chamberí',
  'Ciudad Lineal',
  'Fuencarral-El Pardo',
  'Hortaleza',
  'Latina',
  'Moncloa-Aravaca',
  'Moratalaz',
  'Puente de Vallecas',
  'Retiro',
  'Salamanca',
  'San Blas-Canillejas',
  'Tetuán',
  'Usera',
  'Vicálvaro',
  'Villa de Vallecas',
  'Villaverde',
] as const
