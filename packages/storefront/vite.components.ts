import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { clientRoute, library, siteFooter, source } from './vite.chunks.ts'

/** For each screen of the built shop, the components of the library that it imports and those that its files bring. */
export type ScreenComponents = Readonly<
  Record<string, { readonly imports: readonly string[]; readonly brings: readonly string[] }>
>

/** Where the build leaves it: beside what is served. */
export const componentsFile = 'components.json'

/**
 * Tells beside the build which components each screen imports, itself or in turn, and which arrive with the files that it
 * loads: `tests` hold the second to the first. What is imported on demand is neither, but for the foot: every page shows it.
 */
export const tellComponents: Plugin = {
  name: 'tell-components',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(options, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const everyPage = ['entry.client.tsx', `root.tsx${clientRoute}`].map((file) => join(source, file))
    const told: ScreenComponents = Object.fromEntries(
      chunks
        .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(clientRoute))
        .map(({ facadeModuleId }) => {
          const starts = [...everyPage, facadeModuleId!]
          const files = reach(
            chunks.filter((chunk) => starts.includes(chunk.facadeModuleId ?? '')),
            (chunk) => chunk.imports.map((file) => byFile.get(file)!),
          )
          const modules = reach([...starts, siteFooter], (id) => this.getModuleInfo(id)?.importedIds ?? [])
          const brought = [...files].flatMap((chunk) =>
            Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            ),
          )
          return [
            relative(source, facadeModuleId!.slice(0, -clientRoute.length)),
            { imports: componentsIn(modules), brings: componentsIn(brought) },
          ]
        }),
    )
    writeFileSync(join(options.dir!, '..', componentsFile), `${JSON.stringify(told, null, 1)}\n`)
  },
}

/** Some things and all that they lead to, directly or in turn. */
function reach<Thing>(starts: Iterable<Thing>, next: (thing: Thing) => readonly Thing[]): Set<Thing> {
  const found = new Set(starts)
  for (const thing of found) for (const other of next(thing)) found.add(other)
  return found
}

const componentsIn = (modules: Iterable<string>) =>
  [...modules]
    .filter((id) => id.startsWith(library) && id.endsWith('.tsx'))
    .map((id) => relative(library, id).replaceAll('\\', '/'))
    .toSorted()
