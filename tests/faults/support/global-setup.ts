import type { TestProject } from 'vitest/node'
import { setUpPostgres } from '../../api/support/global-setup.ts'

/** Real processes have the real time, so the slots begin now. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpPostgres(project, Date.now())
}
