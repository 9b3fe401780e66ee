import { shopDay } from '@colada/client/format/day'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { prepareCatalogue } from '../features/catalogue/prepare-catalogue.ts'
import type { blogPosts } from '../features/content/load-posts.ts'
import type { noticeContext } from '../platform/catalogue/notice-context.ts'
import type { catalogueContext } from '../platform/catalogue/source.ts'
import type { appStoresContext } from '../platform/routes/app-stores-context.ts'
import type { facebookContext } from '../platform/routes/facebook-context.ts'
import type { nonceContext } from '../platform/routes/nonce-context.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { Config } from './config.ts'

/**
 * Exports of the build's entry.server.tsx. The process must use these: modules that it imports itself are second
 * instances, with other context keys and other caches.
 */
interface EntryModule {
  readonly catalogueContext: typeof catalogueContext
  readonly nonceContext: typeof nonceContext
  readonly noticeContext: typeof noticeContext
  readonly appStoresContext: typeof appStoresContext
  readonly facebookContext: typeof facebookContext
  readonly prepareCatalogue: typeof prepareCatalogue
  readonly blogPosts: typeof blogPosts
}

const entryOf = (build: ServerBuild) => build.entry.module as unknown as EntryModule

/** Builds the indexes of a catalogue in the instance that renders the pages. */
export const preparerOf =
  (build: ServerBuild): typeof prepareCatalogue =>
  (categories) =>
    entryOf(build).prepareCatalogue(categories)

/** Loads the articles of the blog: content files are part of the build. */
export const postsOf = (build: ServerBuild): ReturnType<typeof blogPosts> => entryOf(build).blogPosts()

/** A rendered document, or a redirect of a loader. */
export type Rendered = Pick<Response, 'status' | 'headers' | 'text'>

/**
 * Renders the document of a path, the same for every visitor.
 *
 * @param nonce For scripts that a payment provider adds to the page; other documents have none.
 */
export type Render = (path: string, nonce?: string) => Promise<Rendered>

export function createRenderer(
  loadBuild: () => Promise<ServerBuild>,
  catalogue: CatalogueCache,
  config: Pick<Config, 'publicUrl' | 'appStores' | 'hasFacebook' | 'sandboxUrl'>,
  mode: 'development' | 'production',
): Render {
  let handler: RequestHandler | undefined
  let handlerBuild: ServerBuild | undefined
  return async (path, nonce) => {
    const build = await loadBuild()
    // In development a changed source is a new build.
    if (handler === undefined || handlerBuild !== build) {
      handler = createRequestHandler(build, mode)
      handlerBuild = build
    }
    const entry = entryOf(build)
    const context = new RouterContextProvider()
    context.set(entry.catalogueContext, {
      categories: async (language) => catalogue.categories(language),
      promos: async (language) => catalogue.promos(language),
      day: () => shopDay(new Date()),
    })
    context.set(entry.noticeContext, catalogue.notice)
    context.set(entry.appStoresContext, config.appStores)
    context.set(entry.facebookContext, config.hasFacebook || config.sandboxUrl !== null)
    context.set(entry.nonceContext, nonce ?? null)
    return handler(new Request(config.publicUrl + path), context)
  }
}
