import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Rolldown } from 'vite'
import { root } from '../scripts/run.ts'
import type { BenchmarkResult } from './bench.ts'
import { bundle } from './bundle.ts'

const sources = join(root, 'packages/ui/src')

/** Bytes after gzip of a component with all its imports except React. */
export interface ComponentWeight {
  readonly javascript: number
  readonly css: number
}

/** Paths of the exported components below `src`, without extension. */
export function listComponents(): string[] {
  const index = readFileSync(join(sources, 'index.ts'), 'utf8')
  return [...index.matchAll(/from '\.\/(.+)\.tsx'/g)]
    .map(([, path]) => path!)
    .filter((path) => !/(?:^|\/)internal\//.test(path))
    .toSorted()
}

/**
 * Weighs each component with all its imports, minified like the shop. All are entries of one build, whose chunks split at
 * entries, so each sum contains exactly the modules that the component imports.
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
  if (Array.isArray(built) || !('output' in built)) throw new Error('Expected a single build.')
  return weighChunks(built.output)
}

function weighChunks(output: Rolldown.RolldownOutput['output']): Map<string, ComponentWeight> {
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
        const imported = new Set([entry])
        for (const chunk of imported)
          for (const file of chunk.imports) {
            const chunkOfImport = chunks.get(file)
            if (chunkOfImport) imported.add(chunkOfImport)
          }
        const styles = new Set(
          [...imported].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        const weight = {
          javascript: weigh([...imported].map(({ code }) => code)),
          css: weigh([...styles].map((file) => assets.get(file) ?? '')),
        }
        return [relative(sources, entry.facadeModuleId!).replace(/\.tsx$/, ''), weight] as const
      }),
  )
}

/** Weight of every component, heaviest first. Needs no shop. */
export const components = {
  title: 'components alone, bytes after gzip, React apart',
  measure: async (): Promise<BenchmarkResult> => {
    const weights = [...(await weighComponents(listComponents()))]
    const heaviest = weights.toSorted(([, one], [, other]) => sum(other) - sum(one))
    return {
      rows: Object.fromEntries(heaviest.map(([name, weight]) => [name, { ...weight }])),
      figures: { 'components alone, after gzip': summarize(heaviest) },
    }
  },
}

/** The median and the heaviest of weights in descending order. */
function summarize(heaviest: readonly (readonly [name: string, weight: ComponentWeight])[]): string {
  const kilobytes = (weight: ComponentWeight) => `${(sum(weight) / 1000).toFixed(1)} kB`
  const [name, max] = heaviest[0]!
  const [, median] = heaviest[Math.floor(heaviest.length / 2)]!
  return `${heaviest.length}: half of them ≤ ${kilobytes(median)}, ${name.split('/').at(-1)} ${kilobytes(max)}`
}

const sum = ({ javascript, css }: ComponentWeight) => javascript + css
