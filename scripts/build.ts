import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'
import { renderSocialPictures } from './social-pictures.ts'

const api = join(root, 'packages', 'api')
const storefront = join(root, 'packages', 'storefront')
const stamp = join(storefront, 'build', '.stamp')

/** Scripts that start the built processes, relative to the root. */
export const builtProcesses = {
  api: 'packages/api/build/server/main.js',
  storefront: 'packages/storefront/build/process/main.js',
} as const

/**
 * Builds the storefront, compresses its assets and builds both server processes.
 *
 * @throws Error when a step fails
 */
export async function build(): Promise<void> {
  const sources = fingerprint()
  const built = await run('react-router', ['build'], { cwd: storefront, env: { NODE_ENV: 'production' } })
  if (built.code !== 0) throw new Error('The storefront could not be built; see above.')
  console.log(`Rendered ${renderSocialPictures(join(storefront, 'build', 'client'))} social pictures.`)
  const compressed = await run(process.execPath, ['src/server/precompress.ts'], { cwd: storefront })
  if (compressed.code !== 0) throw new Error('The assets could not be compressed; see above.')
  await buildServer('API', api, [])
  await buildServer('storefront process', storefront, ['--config', 'vite.server.config.ts'])
  writeFileSync(stamp, sources)
}

async function buildServer(name: string, cwd: string, options: readonly string[]): Promise<void> {
  const { code } = await run('vite', ['build', '--logLevel', 'warn', ...options], {
    cwd,
    // Tests set another value, with which JSX is compiled for React's development build.
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The ${name} could not be built; see above.`)
}

/** Builds if a source has changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  console.log('Building the shop…')
  await build()
}

/** Hash of the names, sizes and modification times of all files that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'package-lock.json',
      'packages/{tokens,illustrations,ui,domain,server,storefront,mails,api}/{src,public,fonts}/**/*',
      'packages/{api,storefront}/*.ts',
      'scripts/social-pictures.ts',
    ],
    { cwd: root },
  ).toSorted()
  for (const file of files) {
    const stats = statSync(join(root, file))
    if (stats.isFile()) hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
