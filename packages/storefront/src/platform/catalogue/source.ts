import type { Category } from '@colada/domain/catalogue/category'
import type { Promo } from '@colada/domain/promotions/promo'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Language } from '@colada/domain/wire/language'
import { createContext } from 'react-router-dom'

/** Where a screen's loader reads the catalogue: the process's cache on the server, the API in the browser. */
export interface CatalogueSource {
  readonly categories: (language: Language) => Promise<readonly Category[]>
  /** The promotions page, by order. */
  readonly promos: (language: Language) => Promise<readonly Promo[]>
  /** The day in the shop's time zone; the seed of random choices. */
  readonly day: () => CalendarDate
}

/** The server's source, provided by its process. */
export const catalogueContext = createContext<CatalogueSource>()
