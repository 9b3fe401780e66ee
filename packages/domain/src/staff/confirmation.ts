import type { Cents } from '../money/money.ts'
import type { StaffActor } from './actor.ts'

/** What an act needs beyond the session. */
export interface Confirmation {
  /** The PIN of the member, in the same request. */
  readonly needsPin: boolean
  /** Another person, and one of the two with the role `operations`, who decides. */
  readonly needsSecondPerson: boolean
}

/** Amounts above which an act needs the PIN, and above which a second person. Left out: it never does. */
interface Limits {
  readonly pin?: Cents
  readonly secondPerson?: Cents
}

/** Acts of staff that return money. */
export type ConfirmedAct = 'cancellation' | 'goodwill'

/** By act and role. Source: ADR 42. */
const limits: Readonly<Record<ConfirmedAct, Record<'counter' | 'operations', Limits>>> = {
  cancellation: {
    counter: { pin: 50_00, secondPerson: 200_00 },
    operations: { secondPerson: 200_00 },
  },
  // Its limits by role and the second person depend on what the order got before.
  goodwill: { counter: {}, operations: { pin: 50_00 } },
}

/** Returns what an act that returns an amount needs. Of several roles of a member the widest counts. */
export function confirmationOf(
  { roles }: Pick<StaffActor, 'roles'>,
  act: ConfirmedAct,
  amount: Cents,
): Confirmation {
  const { pin = Infinity, secondPerson = Infinity }: Limits =
    limits[act][roles.includes('operations') ? 'operations' : 'counter']
  return { needsPin: amount > pin, needsSecondPerson: amount > secondPerson }
}
