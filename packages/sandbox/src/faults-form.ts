import type { FaultPlan } from './faults.ts'

const kinds = {
  cards: ['delay', 'hang', 'error', 'drop'],
  mail: ['down', 'hang', 'reject'],
} as const

/**
 * Reads a fault plan that came over HTTP.
 *
 * @throws with a sentence that names what is wrong, so that a misspelt fault does not pass for good weather.
 */
export function readFaultPlan(body: unknown): FaultPlan {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Error('Send the faults as a JSON object.')
  }
  for (const [group, fault] of Object.entries(body)) {
    if (group !== 'cards' && group !== 'webhooks' && group !== 'mail') {
      throw new Error(`There is no fault group "${group}": use cards, webhooks or mail.`)
    }
    if (fault !== null) checkFault(group, fault)
  }
  return body
}

function checkFault(group: 'cards' | 'webhooks' | 'mail', fault: unknown): void {
  if (typeof fault !== 'object' || fault === null) throw new Error(`"${group}" must be an object or null.`)
  const given = fault as Record<string, unknown>
  if (group !== 'webhooks' && !kinds[group].some((kind) => kind === given.kind)) {
    throw new Error(`"${group}.kind" must be one of ${kinds[group].join(', ')}.`)
  }
  if (given.kind === 'delay' && typeof given.ms !== 'number') throw new Error('"cards.ms" must be a number.')
  for (const name of ['times', 'lose', 'copies', 'delayMs', 'ms']) {
    if (given[name] !== undefined && !isCount(given[name]))
      throw new Error(`"${group}.${name}" must be 0 or more.`)
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
