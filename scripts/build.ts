import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packProcesses } from './pack.ts'
import { root, run } from './run.ts'
import { makeSocialPictures } from './social-pictures/social-pictures.ts'

const storefront = join(root, 'packages', 'storefront')
const stamp = join(storefront, 'build', '.stamp')

/** Builds the storefront, compresses its assets and packs the processes; throws when that fails. */
export async function build(): Promise<void> {
  const sources = fingerprint()
  const built = await run('react-router', ['build'], { cwd: storefront, env: { NODE_ENV: 'production' } })
  if (built.code !== 0) throw new Error('The storefront could not be built; see above.')
  console.log(`Drew ${makeSocialPictures(join(storefront, 'build', 'client'))} pictures for shared links.`)
  const compressed = await run(process.execPath, ['src/server/precompress.ts'], { cwd: storefront })
  if (compressed.code !== 0) throw new Error('The assets could not be compressed; see above.')
  await packProcesses()
  writeFileSync(stamp, sources)
}

/** Builds only when a source changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  console.log('Building the shop…')
  await build()
}

/** Names, sizes and times of everything the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'package-lock.json',
      'packages/{tokens,ui,domain,storefront,api}/{src,public,fonts}/**/*',
      'packages/storefront/*.ts',
      'scripts/social-pictures/*.ts',
      'scripts/{bundle,pack}.ts',
    ],
    { cwd: root },
  ).toSorted()
  for (const file of files) {
    const about = statSync(join(root, file))
    if (about.isFile()) hash.update(`${file} ${about.size} ${about.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
