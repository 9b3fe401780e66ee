import type { TestProject } from 'vitest/node'
import { setUpPostgres } from '../../api/support/global-setup.ts'

/** The API processes use the system clock, so slots begin now. The database is restarted, so it must be durable. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpPostgres(project, { now: Date.now(), isDurable: true })
}
