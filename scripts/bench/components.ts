import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Rolldown } from 'vite'
import { bundle } from '../bundle.ts'
import { root } from '../run.ts'
import type { Measured } from './bench.ts'

const sources = join(root, 'packages/ui/src')

/** What a component costs an application that uses nothing else of the library, bytes after gzip; React is there already. */
export interface ComponentWeight {
  readonly javascript: number
  readonly css: number
}

/** The files that the library's index exports components from, as paths below its sources without their ending. */
export function componentFiles(): string[] {
  const index = readFileSync(join(sources, 'index.ts'), 'utf8')
  return [...index.matchAll(/from '\.\/(.+)\.tsx'/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.startsWith('internal/'))
    .toSorted()
}

/**
 * Weighs components alone: each with everything that it imports, minified by the very tools that build the shop. They are
 * built together, cut where any of them begins, so each sum holds exactly the modules that its component reaches.
 */
export async function weighComponents(components: readonly string[]): Promise<Map<string, ComponentWeight>> {
  const built = await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(components.map((path) => [path, join(sources, `${path}.tsx`)])),
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was expected.')
  return weightsOf(built.output)
}

function weightsOf(output: Rolldown.RolldownOutput['output']): Map<string, ComponentWeight> {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const assets = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)] as const] : [])),
  )
  const weigh = (texts: readonly string[]) =>
    texts.length === 0 ? 0 : gzipSync(texts.join('\n'), { level: 9 }).length
  return new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => {
        const reached = new Set([entry])
        for (const chunk of reached)
          for (const file of chunk.imports) {
            const imported = chunks.get(file)
            if (imported) reached.add(imported)
          }
        const styles = new Set(
          [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        const weight = {
          javascript: weigh([...reached].map(({ code }) => code)),
          css: weigh([...styles].map((file) => assets.get(file) ?? '')),
        }
        return [relative(sources, entry.facadeModuleId!).replace(/\.tsx$/, ''), weight] as const
      }),
  )
}

/** The weight of every component, the heaviest first. It needs no shop. */
export const components = {
  title: 'components alone, bytes after gzip, React apart',
  measure: async (): Promise<Measured> => {
    const weights = [...(await weighComponents(componentFiles()))]
    const heaviest = weights.toSorted(([, one], [, other]) => sum(other) - sum(one))
    return {
      rows: Object.fromEntries(heaviest.map(([name, weight]) => [name, { ...weight }])),
      figures: { 'components alone, after gzip': inWords(heaviest) },
    }
  },
}

/** Of weights from the heaviest down: what half of the components stay below, and the heaviest of all. */
function inWords(heaviest: readonly (readonly [name: string, weight: ComponentWeight])[]): string {
  const kilobytes = (weight: ComponentWeight) => `${(sum(weight) / 1000).toFixed(1)} kB`
  const [name, most] = heaviest[0]!
  const [, middle] = heaviest[Math.floor(heaviest.length / 2)]!
  return `${heaviest.length}: half of them ≤ ${kilobytes(middle)}, ${name.split('/').at(-1)} ${kilobytes(most)}`
}

const sum = ({ javascript, css }: ComponentWeight) => javascript + css
