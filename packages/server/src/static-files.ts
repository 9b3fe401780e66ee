import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_S = 365 * 86_400

/**
 * Serves the built files of a browser application, compressed beforehand: `assets`, whose names have a hash, for a year, the
 * others for a day. One route per file: every other path is a page.
 *
 * @param ignored Patterns of files that have a route of their own.
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string,
  ignored: readonly string[],
): Promise<void> {
  const common = { preCompressed: true, decorateReply: false, cacheControl: false } as const
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    ...common,
    wildcard: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`),
  })
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    ...common,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', ...ignored],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  })
}
