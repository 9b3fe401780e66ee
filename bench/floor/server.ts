import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { seedCatalogueResponses } from '../../scripts/components/seed-responses.ts'
import { root } from '../../scripts/run.ts'
import type { productsContext } from './app/catalogue.ts'

const compress = promisify(gzip)
const built = join(root, 'bench/floor/build')

const products = seedCatalogueResponses().es.categories.flatMap((category) =>
  category.products.map((product) => ({
    id: product.id,
    name: product.name,
    description: product.description,
    picture: product.img,
    price: product.price,
  })),
)

/** The floor as a process: pages are rendered and compressed for each request. */
const build = (await import(join(built, 'server/index.js'))) as ServerBuild
const handle = createRequestHandler(build, 'production')
// The instance of the build, which loaders read.
const { productsContext: key } = build.entry.module as unknown as { productsContext: typeof productsContext }
const app = Fastify()
const shared = { cacheControl: false, decorateReply: false, preCompressed: true } as const
await app.register(fastifyStatic, { root: join(built, 'client/assets'), prefix: '/assets/', ...shared })
await app.register(fastifyStatic, {
  root: join(root, 'packages/storefront/build/client/pictures'),
  prefix: '/pictures/',
  ...shared,
})
app.get<{ Params: { id: string } }>('/api/similar/:id', (request) =>
  products.filter(({ id }) => String(id) !== request.params.id).slice(0, 4),
)
// Lighthouse and browsers ask for them.
for (const path of ['/robots.txt', '/favicon.ico']) app.get(path, (_, reply) => reply.code(204).send())
app.get('*', async (request, reply) => {
  const response = await handle(
    new Request(`http://localhost${request.url}`),
    new RouterContextProvider(new Map([[key, products]])),
  )
  void reply.code(response.status).headers(Object.fromEntries(response.headers))
  const body = Buffer.from(await response.text())
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await compress(body))
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log(`Floor listening on ${process.env.PORT}`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
