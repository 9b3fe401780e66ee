import type { FaultPlan } from './faults.ts'

const lineKinds = ['delay', 'hang', 'error', 'drop']
const kinds = {
  cards: lineKinds,
  paypal: lineKinds,
  mail: ['down', 'hang', 'reject'],
} as const

type Group = keyof typeof kinds | 'webhooks'
const groups: readonly string[] = [...Object.keys(kinds), 'webhooks']

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
    if (!groups.includes(group)) {
      throw new Error(`There is no fault group "${group}": use ${groups.join(', ')}.`)
    }
    if (fault !== null) checkFault(group as Group, fault)
  }
  return body
}

function checkFault(group: Group, fault: unknown): void {
  if (typeof fault !== 'object' || fault === null) throw new Error(`"${group}" must be an object or null.`)
  const given = fault as Record<string, unknown>
  if (group !== 'webhooks' && !kinds[group].some((kind) => kind === given.kind)) {
    throw new Error(`"${group}.kind" must be one of ${kinds[group].join(', ')}.`)
  }
  if (given.kind === 'delay' && typeof given.ms !== 'number')
    throw new Error(`"${group}.ms" must be a number.`)
  for (const name of ['times', 'lose', 'copies', 'delayMs', 'ms']) {
    if (given[name] !== undefined && !isCount(given[name]))
      throw new Error(`"${group}.${name}" must be 0 or more.`)
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
