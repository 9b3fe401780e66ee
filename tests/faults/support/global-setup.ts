import type { TestProject } from 'vitest/node'
import { setUpPostgres } from '../../api/support/global-setup.ts'

/** Real processes have the real time, so the slots begin now; the database is restarted, so it waits for its disk. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpPostgres(project, { now: Date.now(), waitsForDisk: true })
}
