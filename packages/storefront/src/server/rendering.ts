import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { shopDay } from '../platform/format/day.ts'
import type { catalogueContext } from '../platform/catalogue/source.ts'
import type { CatalogueKeeper } from './catalogue-keeper.ts'

/** Renders paths with a build of the router. Only path and catalogue go in, so documents are the same for everybody. */
export function createRenderer(
  build: () => Promise<ServerBuild>,
  catalogue: CatalogueKeeper,
  origin: string,
  mode: 'development' | 'production',
): (path: string) => Promise<Response> {
  return async (path) => {
    const current = await build()
    // The key must be the bundle's own: two copies of a module have two keys.
    const { catalogueContext: key } = current.entry.module as unknown as {
      catalogueContext: typeof catalogueContext
    }
    const context = new RouterContextProvider()
    context.set(key, {
      categories: (language) => catalogue.categories(language),
      day: () => shopDay(new Date()),
    })
    return createRequestHandler(current, mode)(new Request(origin + path), context)
  }
}
