import type { Executor } from '../database/connection.ts'
import { listAnswers } from './incidents.ts'

const LISTED_ANSWERS = 50

/** Returns the latest answers to incidents, one a line; messages about incidents are listed as such. */
export async function describeAnswers(executor: Executor): Promise<string> {
  const answers = await listAnswers(executor, LISTED_ANSWERS)
  if (answers.length === 0) return 'No incident was answered.'
  const lines = answers.map(({ locator, status, missingItems, solvedAt, answer }) =>
    [
      locator,
      solvedAt!.toISOString().slice(0, 16).replace('T', ' '),
      `${answer!} uncleaned`,
      missingItems.map(({ product_id, qty }) => `${product_id}x${qty}`).join(', '),
      `order at ${status}`,
    ].join('  '),
  )
  return [`The latest answers to incidents, at most ${LISTED_ANSWERS}, the newest first:`, ...lines].join(
    '\n',
  )
}
