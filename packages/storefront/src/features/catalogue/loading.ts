import type { Language } from '@colada/domain/wire/language'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { catalogueContext, type CatalogueSource } from '../../platform/catalogue/source.ts'
import { data } from 'react-router-dom'
import { routeTable } from '../../platform/routes/route-table.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import { browserSource } from './browser-catalogue.ts'

/** What a screen is asked for. */
export interface Wanted {
  readonly source: CatalogueSource
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
  readonly pathname: string
}

/** Gathers what a screen shows, on the server and in the browser alike. */
export type Load<Data> = (wanted: Wanted) => Promise<Data>

function wanted(request: Request, source: CatalogueSource): Wanted {
  const { pathname } = new URL(request.url)
  const match = matchRoute(pathname)
  // A named route without a screen looks like a category or a product to the router.
  const screen: string | undefined = match ? routeTable[match.name].screen : undefined
  if (screen === 'not-found') throw data(null, { status: 404 })
  return { source, language: languageOf(pathname), params: match?.params ?? {}, pathname }
}

type Bring<Data> = () => Promise<{ readonly load: Load<Data> }>

/** A screen's `loader`: the process's own catalogue. */
export const loadOnServer =
  <Data>(bring: Bring<Data>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<Data> => {
    const asked = wanted(request, (context as unknown as ContextReader).get(catalogueContext))
    return (await bring()).load(asked)
  }

interface ContextReader {
  get(key: typeof catalogueContext): CatalogueSource
}

/** A screen's `clientLoader`: the API's catalogue, and the screen's `load` only when it is asked for. */
export const loadInBrowser =
  <Data>(bring: Bring<Data>) =>
  async ({ request }: ClientLoaderFunctionArgs): Promise<Data> =>
    (await bring()).load(wanted(request, browserSource))
