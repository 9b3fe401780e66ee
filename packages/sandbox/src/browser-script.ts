import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'

type BrowserHalf = {
  /** Folder of the typed parts and the stylesheet. */
  folder: URL
  /** The parts, each after those it uses. */
  parts: readonly string[]
  /** Addresses below `/sandbox/`. */
  script: string
  looks: string
}

/** Serves the browser's half of a provider: its script, and the looks of what it shows. */
export function serveBrowserHalf({ folder, parts, script, looks }: BrowserHalf) {
  return async (app: FastifyInstance): Promise<void> => {
    let assembled: string | undefined

    app.get(`/sandbox/${script}`, async (_request, reply) => {
      assembled ??= assemble(folder, parts)
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(assembled)
    })

    const stylesheet = readFileSync(new URL(looks, folder), 'utf8')
    app.get(`/sandbox/${looks}`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(stylesheet),
    )
  }
}

/**
 * One classic script from the typed parts. The shop loads it as the provider's own is loaded, and what it
 * defines must be there when its `load` event comes, which a module's imports could not promise.
 */
function assemble(folder: URL, parts: readonly string[]): string {
  const bodies = parts.map((part) => {
    const source = readFileSync(new URL(`${part}.ts`, folder), 'utf8')
    return stripTypeScriptTypes(source)
      .replaceAll(/^import[\s\S]*?from '[^']+'$/gm, '')
      .replaceAll(/^export /gm, '')
  })
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}
