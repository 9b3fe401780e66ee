import type { FaultPlan } from './faults.ts'

const providerFaultKinds = ['delay', 'hang', 'error', 'drop']
const kinds = {
  cards: providerFaultKinds,
  paypal: providerFaultKinds,
  facebook: providerFaultKinds,
  taxOffice: providerFaultKinds,
  mail: ['down', 'hang', 'reject'],
} as const

type Group = keyof typeof kinds | 'webhooks'
const groups: readonly string[] = [...Object.keys(kinds), 'webhooks']

/**
 * Parses a fault plan received over HTTP.
 *
 * @throws Error that names the invalid part. A misspelt fault must not be ignored, or a test would pass without it.
 */
export function parseFaultPlan(body: unknown): FaultPlan {
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
  const values = fault as Record<string, unknown>
  if (group !== 'webhooks' && !kinds[group].some((kind) => kind === values.kind)) {
    throw new Error(`"${group}.kind" must be one of ${kinds[group].join(', ')}.`)
  }
  if (values.kind === 'delay' && typeof values.ms !== 'number')
    throw new Error(`"${group}.ms" must be a number.`)
  for (const name of ['times', 'lose', 'copies', 'delayMs', 'ms']) {
    if (values[name] !== undefined && !isCount(values[name]))
      throw new Error(`"${group}.${name}" must be 0 or more.`)
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
