import { isLongRun } from '../long-run.ts'

/** Number of repetitions of tests that depend on timing. */
export const rounds = isLongRun ? 20 : 1
