import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { entriesOf } from './vite.chunks.ts'

/** What a helper of the bundler is called where another file takes it; no minifier makes such names. */
const shown = (name: string) => `helper$${name}`

const importFrom = (file: string) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`)

/**
 * The code of the libraries' file with the bundler's helpers in it, shown to others. They stand in a scope of their own,
 * since both files were given short names apart from each other.
 */
export function withHelpers(framework: string, helpers: string, file: string): string {
  const end = /export\{([^}]*)\};\s*$/.exec(helpers)
  if (!end) throw new Error(`${file} should end with what it shows.`)
  const names = entriesOf(end[1]!).map(([own, name]) => ({ own, name }))
  const inside = `${helpers.slice(0, end.index)}return{${names.map(({ own, name }) => `${shown(name)}:${own}`).join()}}`
  const all = names.map(({ name }) => shown(name)).join()
  const [, taken = ''] = importFrom(file).exec(framework) ?? []
  const used = entriesOf(taken).map(([name, own]) => `,${own}=${shown(name)}`)
  const rest = framework.replace(importFrom(file), '').trim()
  return `const{${all}}=(()=>{${inside}})()${used.join('')};${rest}export{${all}};\n`
}

/** The code of any other file, which finds the helpers at the libraries. */
export function withoutHelpers(code: string, file: string, framework: string): string {
  const shownOnes = (names: string) => entriesOf(names).map(([name, own]) => `${shown(name)} as ${own}`)
  return code
    .replace(importFrom(file), (_, names: string) => `import{${shownOnes(names).join()}}from"./${file}";`)
    .replaceAll(file, framework)
}

/** A list of the bundle's files by which pages are told what to load, without one of them. */
function withoutFile(manifest: string, file: string): string {
  const entries = Object.entries(JSON.parse(manifest) as Record<string, { file: string; imports?: string[] }>)
  const [gone] = entries.find(([, entry]) => basename(entry.file) === file) ?? []
  const rest = entries
    .filter(([name]) => name !== gone)
    .map(([name, { imports, ...entry }]) => [
      name,
      { ...entry, ...(imports && { imports: imports.filter((imported) => imported !== gone) }) },
    ])
  return JSON.stringify(Object.fromEntries(rest), null, 2)
}

/**
 * Lets the bundler's few helpers stand in the file of the libraries, for which whoever takes one waits anyway: in a file of
 * their own they are a request more for every page.
 */
export const helpersInFramework: Plugin = {
  name: 'helpers-in-framework',
  applyToEnvironment: ({ name }) => name === 'client',
  // What is written otherwise may not go by a name that browsers keep.
  augmentChunkHash: () => 'helpers-in-framework',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is Rolldown.OutputChunk => part.type === 'chunk',
      )
      const pathOf = (wanted: string) => {
        const chunk = chunks.find(({ name }) => name === wanted)
        if (!chunk) throw new Error(`The build should have a file ${wanted}.`)
        return join(dir, chunk.fileName)
      }
      const helpers = pathOf('rolldown-runtime')
      const framework = pathOf('framework')
      const rewrite = (path: string, change: (code: string) => string) =>
        writeFileSync(path, change(readFileSync(path, 'utf8')))

      const file = basename(helpers)
      const code = readFileSync(helpers, 'utf8')
      unlinkSync(helpers)
      rewrite(framework, (own) => withHelpers(own, code, file))
      for (const { fileName } of chunks) {
        const path = join(dir, fileName)
        if (path !== helpers && path !== framework)
          rewrite(path, (own) => withoutHelpers(own, file, basename(framework)))
      }
      rewrite(join(dir, '.vite', 'manifest.json'), (list) => withoutFile(list, file))
    },
  },
}
