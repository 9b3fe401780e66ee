import type { ClaimAction } from '@colada/domain/claims/claim'
import { type Compensation, compensationOf } from '@colada/domain/claims/compensation'
import type { updateStaffClaim, WireStaffClaimDetail } from '@colada/domain/claims/staff-contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { type Cents, fromEuros, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import type { EndpointBody } from '@colada/domain/wire/endpoint'

/** What is typed about a claim. */
export interface ActionFields {
  readonly amount: string
  /** By garment; those that were not changed are left out. Empty for no agreed value. */
  readonly agreed: Readonly<Record<number, string>>
  readonly appraisal: string
  readonly reason: string
  readonly reference: string
}

export interface ActionProblems {
  readonly amount?: true
  readonly appraisal?: true
  readonly reason?: true
  readonly reference?: true
  /** Garments whose agreed value cannot be read. */
  readonly agreed?: readonly number[]
}

/** An amount as it is typed. */
export function plainAmount(amount: Cents): string {
  return formatMoney(amount).replace(/\s€$/, '')
}

/** What the rules give with the typed agreed values; the same function decides in the API. */
export function compensationWith(
  { garments, is_lost_order: isLostOrder }: WireStaffClaimDetail,
  agreed: ActionFields['agreed'],
): Compensation {
  const claimed = garments.map(
    ({ id, quantity, service, value, age_months: ageMonths, agreed_value: stored }) => {
      const typed = agreed[id]
      const before = stored === null ? null : fromEuros(stored)
      return {
        quantity,
        ageMonths,
        service: fromEuros(service),
        value: fromEuros(value),
        agreedValue: typed === undefined ? before : parseMoney(typed),
      }
    },
  )
  return compensationOf(claimed, { isLostOrder })
}

/** What is missing for an action; empty when it can be sent. */
export function actionProblems(action: ClaimAction, fields: ActionFields): ActionProblems {
  if (action === 'refuse') return fields.reason.trim() === '' ? { reason: true } : {}
  if (action === 'pay') return fields.reference.trim() === '' ? { reference: true } : {}
  if (action !== 'propose' && action !== 'decide') return {}
  const agreed = Object.entries(fields.agreed)
    .filter(([, typed]) => typed.trim() !== '' && parseMoney(typed) === null)
    .map(([id]) => Number(id))
  return {
    ...((parseMoney(fields.amount) ?? 0) === 0 && { amount: true as const }),
    ...(agreed.length > 0 && { agreed }),
  }
}

/** The request of an action without problems. */
export function actionBody(
  action: ClaimAction,
  { amount, agreed, appraisal, reason, reference }: ActionFields,
  { version }: Pick<WireStaffClaimDetail, 'version'>,
): EndpointBody<typeof updateStaffClaim> {
  const hasAmount = action === 'propose' || action === 'decide'
  const values = Object.entries(agreed).map(([id, typed]) => {
    const cents = parseMoney(typed)
    return { id: Number(id), value: cents === null ? null : toEuros(cents) }
  })
  return {
    version,
    action,
    ...(hasAmount && { amount: toEuros(parseMoney(amount)!) }),
    agreed: hasAmount ? values : [],
    appraisal: hasAmount ? appraisal : '',
    reason: action === 'refuse' ? reason : '',
    reference: action === 'pay' ? reference : '',
  }
}
