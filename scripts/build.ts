import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from './precompress.ts'
import { root, run } from './run.ts'
import { renderSocialPictures } from './social-pictures.ts'

const api = join(root, 'packages', 'api')
const storefront = join(root, 'packages', 'storefront')
const backoffice = join(root, 'packages', 'backoffice')
/** Fingerprint of the sources that the build is of. */
export const buildStamp = join(storefront, 'build', '.stamp')

/** Scripts that start the built processes, relative to the root. */
export const builtProcesses = {
  api: 'packages/api/build/server/main.js',
  storefront: 'packages/storefront/build/process/main.js',
  backoffice: 'packages/backoffice/build/process/main.js',
} as const

/**
 * Builds both browser applications, compresses their assets and builds the three server processes.
 *
 * @param options of React Router's build of both browser applications
 * @throws Error when a step fails
 */
export async function build(options: readonly string[] = []): Promise<void> {
  const sources = fingerprint()
  for (const cwd of [storefront, backoffice]) {
    const built = await run('react-router', ['build', ...options], { cwd, env: { NODE_ENV: 'production' } })
    if (built.code !== 0) throw new Error(`${cwd} could not be built; see above.`)
  }
  console.log(`Rendered ${renderSocialPictures(join(storefront, 'build', 'client'))} social pictures.`)
  const compressed = [storefront, backoffice].map((cwd) => precompress(join(cwd, 'build', 'client')))
  console.log(`Compressed ${compressed.join(' and ')} files.`)
  await buildServer('API', api, [])
  await buildServer('storefront process', storefront, ['--config', 'vite.server.config.ts'])
  await buildServer('back office process', backoffice, ['--config', 'vite.server.config.ts'])
  writeFileSync(buildStamp, sources)
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
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === fingerprint()) return
  console.log('Building the shop…')
  await build()
}

/** Hash of the names, sizes and modification times of all files that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'package-lock.json',
      'packages/{tokens,illustrations,ui,domain,client,server,storefront,backoffice,mails,api}/{src,public,fonts}/**/*',
      'packages/{api,storefront,backoffice}/*.ts',
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
