import type { Localized } from '../../localize.ts'

const es = {
  float: 'Fondo de caja',
  counted: 'Contado',
  missingCount: 'Cuenta al menos una moneda o un billete.',
  change: 'Cambio',
  missing: 'Faltan',
  longest: 'Fondo con el que empieza la caja del segundo puesto de la tienda',
}
const en: typeof es = {
  float: 'Float',
  counted: 'Counted',
  missingCount: 'Count at least one coin or note.',
  change: 'Change',
  missing: 'Still missing',
  longest: 'The float that the drawer of the second till of this store starts with',
}

export type CounterMessages = typeof es
export const messages: Localized<CounterMessages> = { es, en }
