import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { root } from './run.ts'

interface Packed {
  readonly entry: string
  /** Relative to the package, and as deep as its sources: what they find beside themselves is found from here, too. */
  readonly folder: string
  /** What stays where npm put it: there must be one of each in the process, or it reads files of its own. */
  readonly apart: readonly string[]
}

const processes: Readonly<Record<'api' | 'storefront', Packed>> = {
  api: { entry: 'src/main.ts', folder: 'build/server', apart: ['@fastify/swagger-ui'] },
  storefront: {
    entry: 'src/server/main.ts',
    folder: 'build/process',
    apart: ['react-router', '@fastify/static'],
  },
}

/** The file that a built process is started from. */
export function packedProcess(name: keyof typeof processes): string {
  return join('packages', name, processes[name].folder, 'main.js')
}

/**
 * Puts each process with everything it imports into one file: reading and compiling hundreds of them takes longer than all
 * the rest of a start.
 */
export async function packProcesses(): Promise<void> {
  for (const [name, { entry, folder, apart }] of Object.entries(processes))
    await bundle({
      configFile: false,
      root: join(root, 'packages', name),
      publicDir: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: [...apart] },
      build: { ssr: entry, outDir: folder, target: 'node24', minify: false },
    })
}
