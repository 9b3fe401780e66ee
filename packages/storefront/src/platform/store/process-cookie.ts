import { processTypes } from '@colada/domain/orders/process'
import { newOrder, type ProcessState } from './process-state.ts'

/** Cookie of a running process; it ends with the browser. Its presence is all the server's guard looks at. */
export const processCookie = 'colada_process'

/** Cookie of a running process's cart; it ends with the browser, as the process does. */
export const processCartCookie = 'colada_process_cart'

export function writeProcess({ type, orderId, solvesIncident, locator }: ProcessState): string {
  return [type, orderId ?? '', solvesIncident ? 1 : 0, locator].join('.')
}

/** Reads a process cookie; anything unknown is a plain new order. */
export function readProcess(value: string | undefined): ProcessState {
  const [type, orderId, incident, locator = ''] = (value ?? '').split('.')
  const known = processTypes.find((name) => name === type)
  if (!known) return newOrder
  return { type: known, orderId: Number(orderId) || null, locator, solvesIncident: incident === '1' }
}
