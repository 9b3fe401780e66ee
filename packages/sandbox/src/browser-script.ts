import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'

type BrowserScript = {
  /** Folder of the modules and the stylesheet. */
  folder: URL
  /** Module names without extension, dependencies first. */
  modules: readonly string[]
  /** File names below `/sandbox/`. */
  script: string
  stylesheet: string
}

/** Serves a provider's browser script and its stylesheet. */
export function serveBrowserScript({ folder, modules, script, stylesheet }: BrowserScript) {
  return async (app: FastifyInstance): Promise<void> => {
    let bundled: string | undefined

    app.get(`/sandbox/${script}`, async (_request, reply) => {
      bundled ??= bundle(folder, modules)
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(bundled)
    })

    const css = readFileSync(new URL(stylesheet, folder), 'utf8')
    app.get(`/sandbox/${stylesheet}`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
    )
  }
}

/**
 * Concatenates the modules into one classic script. Its globals must be defined when the script's `load` event
 * fires, as with the provider's own script; module imports do not guarantee that.
 */
function bundle(folder: URL, modules: readonly string[]): string {
  const bodies = modules.map((module) => {
    const source = readFileSync(new URL(`${module}.ts`, folder), 'utf8')
    return stripTypeScriptTypes(source)
      .replaceAll(/^import[\s\S]*?from '[^']+'$/gm, '')
      .replaceAll(/^export /gm, '')
  })
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}
