import type { Category } from '@colada/domain/catalogue/category'
import type { CalendarDate } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import { createContext } from 'react-router-dom'

/** Where a screen's `load` takes the catalogue from: the process's copy on the server, the API's in the browser. */
export interface CatalogueSource {
  readonly categories: (language: Language) => Promise<readonly Category[]>
  /** The day in the shop's zone, which seeds whatever is chosen at random. */
  readonly day: () => CalendarDate
}

/** The server's source, put into the router's context by the process. */
export const catalogueContext = createContext<CatalogueSource>()
