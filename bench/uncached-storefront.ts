import { join } from 'node:path'
import { createApp } from '@colada/storefront/src/server/app.ts'
import { CatalogueCache } from '@colada/storefront/src/server/catalogue-cache.ts'
import { readConfig } from '@colada/storefront/src/server/config.ts'
import { createPageList } from '@colada/storefront/src/server/page-list.ts'
import { createRenderer, postsOf, preparerOf } from '@colada/storefront/src/server/rendering.ts'
import { root } from '../scripts/run.ts'

/** The storefront without document cache: every response is rendered and compressed. */
const config = readConfig(process.env)
const built = join(root, 'packages/storefront/build')
const build = (await import(join(built, 'server/index.js'))) as Awaited<
  ReturnType<Parameters<typeof createRenderer>[0]>
>
const catalogue = new CatalogueCache({ ...config, prepare: preparerOf(build), onError: console.error })
await catalogue.refresh()
let requests = 0
const app = await createApp({
  config,
  render: createRenderer(() => Promise.resolve(build), catalogue, config, 'production'),
  // A new version for every request, so that no cached document is used.
  catalogueVersion: () => String((requests += 1)),
  pages: createPageList(catalogue, () => postsOf(build)),
  posts: () => postsOf(build),
  waitUntilReady: () => catalogue.waitUntilReady(),
  isReady: () => catalogue.isReady,
})
await app.listen({ port: config.port, host: '127.0.0.1' })
console.log(`Uncached storefront listening on ${config.port}`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
