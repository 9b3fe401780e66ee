import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** The parts of the browser script, each after those it uses. */
const parts = [
  'words',
  'card-rules',
  'card-fields',
  'looks',
  'seat',
  'element',
  'elements',
  'calls',
  'challenge',
  'stripe',
] as const

/** Serves the browser's half of the provider: `window.Stripe` and the looks of its fields. */
export async function browserScript(app: FastifyInstance): Promise<void> {
  let script: string | undefined

  app.get('/sandbox/stripe.js', async (_request, reply) => {
    script ??= assemble()
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })

  const looks = readFileSync(new URL('./browser/cards.css', import.meta.url), 'utf8')
  app.get('/sandbox/cards.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(looks),
  )
}

/**
 * One classic script from the typed parts. The shop loads it as the provider's own is loaded, and
 * `window.Stripe` must be there when its `load` event comes, which a module's imports could not promise.
 */
function assemble(): string {
  const bodies = parts.map((part) => {
    const source = readFileSync(new URL(`./browser/${part}.ts`, import.meta.url), 'utf8')
    return stripTypeScriptTypes(source)
      .replaceAll(/^import[\s\S]*?from '[^']+'$/gm, '')
      .replaceAll(/^export /gm, '')
  })
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}
