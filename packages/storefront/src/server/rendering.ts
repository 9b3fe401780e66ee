import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { shopDay } from '../platform/format/day.ts'
import type { noticeContext } from '../platform/catalogue/notice-context.ts'
import type { catalogueContext } from '../platform/catalogue/source.ts'
import type { prepareCatalogue } from '../features/catalogue/prepare-catalogue.ts'
import type { CatalogueKeeper } from './catalogue-keeper.ts'

/**
 * What this process needs of a build's own modules: of a module that is in both there are two copies, and each knows
 * only its own keys and indexes.
 */
interface Bundle {
  readonly catalogueContext: typeof catalogueContext
  readonly noticeContext: typeof noticeContext
  readonly prepareCatalogue: typeof prepareCatalogue
}

const bundleOf = (build: ServerBuild) => build.entry.module as unknown as Bundle

/** Makes a catalogue ready where a build renders its pages. */
export function preparerOf(build: ServerBuild): typeof prepareCatalogue {
  return (categories) => bundleOf(build).prepareCatalogue(categories)
}

/** What was rendered; an answer of the router's own, such as a redirect, is one. */
export type Rendered = Pick<Response, 'status' | 'headers' | 'text'>

/** Renders paths with a build of the router. Only path and catalogue go in, so documents are the same for everybody. */
export function createRenderer(
  build: () => Promise<ServerBuild>,
  catalogue: CatalogueKeeper,
  origin: string,
  mode: 'development' | 'production',
): (path: string) => Promise<Rendered> {
  const handlerOf = handlers(mode)
  return async (path) => {
    const current = await build()
    const context = new RouterContextProvider()
    context.set(bundleOf(current).catalogueContext, {
      categories: (language) => catalogue.categories(language),
      day: () => shopDay(new Date()),
    })
    context.set(bundleOf(current).noticeContext, catalogue.notice)
    return handlerOf(current)(new Request(origin + path), context)
  }
}

/** The router's handler of a build, which reads and ranks all routes: made once, until another build comes. */
function handlers(mode: 'development' | 'production'): (build: ServerBuild) => RequestHandler {
  let made: { readonly build: ServerBuild; readonly handler: RequestHandler } | undefined
  return (build) => {
    if (made?.build !== build) made = { build, handler: createRequestHandler(build, mode) }
    return made.handler
  }
}
