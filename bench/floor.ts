import { join } from 'node:path'
import { precompress } from '../scripts/precompress.ts'
import { root, run } from '../scripts/run.ts'
import { freePort } from '../scripts/shop.ts'
import { startProcess } from './processes.ts'

const folder = join(root, 'bench/floor')

/** Paths of the floor that correspond to screens of the shop; the product is the first of the seed. */
export const floorPaths = { home: '/', category: '/category', product: '/product/1' } as const

/** Builds the floor, starts it, calls `work` with its URL, and stops it. */
export async function withFloor<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const built = await run('react-router', ['build'], { cwd: folder, env: { NODE_ENV: 'production' } })
  if (built.code !== 0) throw new Error('The floor could not be built; see above.')
  precompress(join(folder, 'build/client'))
  const port = await freePort()
  const floor = await startProcess('bench/floor/server.ts', { NODE_ENV: 'production', PORT: String(port) })
  try {
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    await floor.stop()
  }
}
