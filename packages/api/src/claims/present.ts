import { claimActions } from '@colada/domain/claims/claim'
import { claimClock, payBefore } from '@colada/domain/claims/clock'
import type { WireClaim } from '@colada/domain/claims/contract'
import type { WireStaffClaim, WireStaffClaimDetail } from '@colada/domain/claims/staff-contract'
import { toEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { findContacts } from '../account/service.ts'
import { findMessage, findPictures } from '../contact/service.ts'
import type { Executor } from '../database/connection.ts'
import { sumRefundable } from '../payment/service.ts'
import { findMemberNames } from '../staff/service.ts'
import { compensationOfClaim } from './amounts.ts'
import { ibanEnd, mayAct } from './manage.ts'
import type { ClaimRecord } from './repository.ts'

const epoch = (instant: Date) => Math.floor(instant.getTime() / 1000)
const localDate = (instant: Date) => toLocalDate(epoch(instant))

/** The clock of a claim and the last day of its payment. */
function clockOf({ claim }: ClaimRecord) {
  const reportedOn = localDate(claim.createdAt)
  const clock = claimClock({ state: claim.state, reportedOn, since: localDate(claim.stateSince) })
  return { clock, payBefore: payBefore(reportedOn) }
}

/** A claim in wire format, in a language. */
export async function presentClaim(
  executor: Executor,
  record: ClaimRecord,
  language: Language,
): Promise<WireClaim> {
  const { claim, items, order } = record
  const { clock, payBefore: lastDay } = clockOf(record)
  return {
    id: claim.id,
    version: claim.version,
    kind: claim.kind,
    state: claim.state,
    garments: items.map((item) => ({
      id: item.id,
      name: language === 'es' ? item.nameEs : item.nameEn,
      quantity: item.quantity,
      value: toEuros(item.value),
      age_months: item.ageMonths,
      agreed_value: item.agreedValue === null ? null : toEuros(item.agreedValue),
    })),
    created_at: epoch(claim.createdAt),
    since: epoch(claim.stateSince),
    due: clock?.due ?? null,
    pay_before: lastDay,
    amount: claim.decided === null ? null : toEuros(claim.decided),
    refundable: claim.state === 'proposed' ? toEuros(await sumRefundable(executor, order.id)) : 0,
    payout: claim.payout,
    transfer: toEuros(claim.transfer),
    iban_end: ibanEnd(claim.iban),
    code: claim.code,
    reason: claim.reason,
  }
}

/** Claims for staff; `now` in epoch milliseconds. Those whose day comes first are first. */
export async function presentForStaff(
  executor: Executor,
  records: readonly ClaimRecord[],
  language: Language,
  now: number,
): Promise<WireStaffClaim[]> {
  const contacts = await findContacts(
    executor,
    records.map(({ order }) => order.userId),
  )
  const today = toLocalDate(now / 1000)
  return Promise.all(
    records.map(async (record) => {
      const { clock } = clockOf(record)
      const contact = contacts.get(record.order.userId)
      return {
        ...(await presentClaim(executor, record, language)),
        localizador: record.order.locator,
        customer: contact ? `${contact.firstName} ${contact.lastName}`.trim() : '',
        step: clock?.step ?? null,
        is_overdue: clock !== null && today > clock.due,
      }
    }),
  )
}

/** Everything of a claim for the member who decides it. */
export async function presentDetail(
  executor: Executor,
  record: ClaimRecord,
  { actor, language, now }: { readonly actor: StaffActor; readonly language: Language; readonly now: number },
): Promise<WireStaffClaimDetail> {
  const { claim, items } = record
  const [common] = await presentForStaff(executor, [record], language, now)
  const compensation = compensationOfClaim(record)
  const message = await findMessage(executor, claim.messageId)
  const pictures = await findPictures(executor, claim.messageId)
  const ids = [claim.proposedBy, claim.decidedBy].filter((id) => id !== null)
  const names = await findMemberNames(executor, [...new Set(ids)])
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
  return {
    ...common!,
    garments: common!.garments.map((garment, at) => {
      const { amount, basis, percent } = compensation.garments[at]!
      return {
        ...garment,
        service: toEuros(items[at]!.service),
        percent,
        basis,
        compensation: toEuros(amount),
      }
    }),
    is_lost_order: claim.isLostOrder,
    computed: toEuros(compensation.amount),
    maximum: toEuros(compensation.maximum),
    message: message?.message ?? '',
    dispute: claim.dispute,
    pictures: pictures.map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`),
    proposed: claim.proposed === null ? null : toEuros(claim.proposed),
    proposed_by: nameOf(claim.proposedBy),
    decided_by: nameOf(claim.decidedBy),
    appraisal: claim.appraisal,
    iban: claim.state === 'accepted' ? claim.iban : '',
    holder: claim.holder,
    reference: claim.reference,
    allowed: claimActions.filter((action) => mayAct(actor, action, record)),
  }
}
