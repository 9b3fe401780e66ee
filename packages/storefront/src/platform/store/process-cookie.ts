import { processTypes } from '@colada/domain/orders/process'
import { newOrder, type ProcessState } from './process-slice.ts'

/** Session cookie of a running process. The server's guard reads only the process type from it. */
export const processCookie = 'colada_process'

/** Session cookie of a running process's cart. */
export const processCartCookie = 'colada_process_cart'

export function serializeProcess({
  type,
  orderId,
  solvesIncident,
  locator,
  refused,
  garments,
}: ProcessState): string {
  const categories = [refused['other-order'], refused['too-slow']].map((ids) => ids.join('-'))
  return [type, orderId ?? '', solvesIncident ? 1 : 0, locator, ...categories, garments].join('.')
}

/** Parses a process cookie; an unknown value is a new order. */
export function parseProcess(value: string | undefined): ProcessState {
  const [type, orderId, incident, locator = '', otherOrder, tooSlow, garments] = (value ?? '').split('.')
  const processType = processTypes.find((name) => name === type)
  if (!processType) return newOrder
  return {
    type: processType,
    orderId: Number(orderId) || null,
    locator,
    solvesIncident: incident === '1',
    refused: { 'other-order': parseIds(otherOrder), 'too-slow': parseIds(tooSlow) },
    garments: Number(garments) || 0,
  }
}

const parseIds = (text = ''): number[] =>
  text
    .split('-')
    .map(Number)
    .filter((id) => id > 0)
