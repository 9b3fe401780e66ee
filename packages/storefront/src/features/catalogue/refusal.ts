import type { AdditionRefusal } from '@colada/domain/orders/addable'
import type { MessageKey } from '../../platform/language/messages.ts'

/**
 * Why garments of a category cannot be added: not now, not with this cart, or not to the order that is being extended.
 */
export type Refusal = 'disabled' | 'incompatible' | AdditionRefusal

/** The message of each reason. */
export const refusalMessages = {
  disabled: 'catalogue:problem.disabled',
  incompatible: 'catalogue:problem.incompatible',
  'other-order': 'catalogue:problem.otherOrder',
  'too-slow': 'catalogue:problem.tooSlow',
} as const satisfies Record<Refusal, MessageKey>
