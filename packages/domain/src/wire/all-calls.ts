import * as account from '../account/calls.ts'
import * as cart from '../cart/calls.ts'
import * as catalogue from '../catalogue/calls.ts'
import * as coverage from '../coverage/calls.ts'
import * as orders from '../orders/calls.ts'
import * as payment from '../payment/calls.ts'
import * as promotions from '../promotions/calls.ts'
import * as schedule from '../schedule/calls.ts'
import type { Call } from './call.ts'

/** Every call there is, by name: what the OpenAPI document and the contract tests walk over. */
export const allCalls: readonly Call[] = [
  account,
  cart,
  catalogue,
  coverage,
  orders,
  payment,
  promotions,
  schedule,
]
  .flatMap((subject) => Object.values(subject) as unknown[])
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'method' in value)
