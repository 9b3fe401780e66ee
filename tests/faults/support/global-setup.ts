import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, run } from '#scripts/run.ts'
import { setUpPostgres } from '../../api/support/global-setup.ts'
import { builtApi } from './api-process.ts'

/**
 * Builds the API: a build starts four times as fast as its sources, and these tests restart it often. The API processes
 * use the system clock, so slots begin now. The database is restarted, so it must be durable.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const options = ['build', '--logLevel', 'warn', '--outDir', join(root, dirname(builtApi))]
  const { code } = await run('vite', options, { cwd: join(root, 'packages/api') })
  if (code !== 0) throw new Error('The API could not be built; see above.')
  return setUpPostgres(project, { now: Date.now(), isDurable: true })
}
