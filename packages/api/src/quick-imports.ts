import { registerHooks, type ResolveFnOutput } from 'node:module'

/*
 * Preloaded where the API is started (`--import`). Node reads drizzle-orm's 180 kB package.json anew for every import of it
 * and for each of its 150 files, which takes longer than importing everything else. Here it is read once a name.
 */
const name = 'drizzle-orm'
const inside = `/node_modules/${name}/`
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (parentURL?.includes(inside) && specifier.startsWith('.') && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith(name)) return next(specifier, context)
    const answer = found.get(specifier) ?? next(specifier, context)
    found.set(specifier, answer)
    return { ...answer, shortCircuit: true }
  },
})
