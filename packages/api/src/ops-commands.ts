import type { DecidedState } from '@colada/domain/business/credit'
import { stores } from '@colada/domain/coverage/stores'
import { formatMoney } from '@colada/domain/money/format-money'
import type { OrderStatus } from '@colada/domain/orders/status'
import { decideCredit, findOnlyGuest } from './account/service.ts'
import { describeEvents } from './analytics/ops-output.ts'
import { setNotice } from './catalogue/notice.ts'
import type { Config } from './config.ts'
import { describeMessages, showMessage } from './contact/ops-output.ts'
import type { Database } from './database/connection.ts'
import { type Command, statusNames } from './ops-arguments.ts'
import { moveOrderByLocator, recordReturn } from './orders/move-order.ts'
import { describeAnswers } from './orders/ops-output.ts'
import { type DueRefund, listWaitingRefunds, refundCancelled } from './payment/service.ts'
import { describeBilling } from './personal-data/service.ts'
import { ApiError } from './plugins/errors.ts'
import { runStaffCommand } from './staff/ops-command.ts'

const HOUR_MS = 3_600_000

export interface Outcome {
  readonly isSuccess: boolean
  /** The result, or the reason for the failure. */
  readonly message: string
}

/** Runs a command. An `ApiError` is an outcome; other errors are thrown. */
export async function runCommand(
  command: Command,
  dependencies: { database: Database; clock: () => number; config: Pick<Config, 'pepper' | 'publicUrl'> },
): Promise<Outcome> {
  if (command.name === 'staff')
    return runStaffCommand(command.command, { ...dependencies, ...dependencies.config, findOnlyGuest })
  if (command.name === 'notice') {
    await setNotice(dependencies.database.db, command)
    const isRemoved = command.es.message === '' && command.en.message === ''
    return { isSuccess: true, message: isRemoved ? 'The notice was removed.' : 'The notice is now shown.' }
  }
  if (command.name === 'refunds') {
    const waiting = await listWaitingRefunds(dependencies.database.db)
    return { isSuccess: true, message: describeRefunds(waiting, dependencies.clock()) }
  }
  if (command.name === 'billing') return describeBilling(dependencies.database.db, command.locator)
  if (command.name === 'messages') {
    return { isSuccess: true, message: await describeMessages(dependencies.database.db) }
  }
  if (command.name === 'incidents') {
    return { isSuccess: true, message: await describeAnswers(dependencies.database.db) }
  }
  if (command.name === 'events') {
    const { database, clock } = dependencies
    return { isSuccess: true, message: await describeEvents(database.db, command.days, clock()) }
  }
  if (command.name === 'message') return showMessage(dependencies.database.db, command)
  if (command.name === 'returned') return runReturned(command.locator, dependencies)
  if (command.name === 'credit') return runCredit(command, dependencies)
  const { locator, status, missing: missingItems, isShopsFault, part, storeId } = command
  const actor = { kind: 'operations' } as const
  const options = { actor, missingItems, part, storeId, ...(isShopsFault && { fault: 'shop' as const }) }
  try {
    const move = await moveOrderByLocator({ ...dependencies, refundCancelled }, locator, status, options)
    if (move.from === move.to) {
      const message = `Part ${part} of order ${move.locator} is ${describe(status)}; others are not yet.`
      return { isSuccess: true, message }
    }
    return {
      isSuccess: true,
      message: `Order ${move.locator} moved from ${describe(move.from)} to ${describe(move.to)}.`,
    }
  } catch (error) {
    if (error instanceof ApiError) return { isSuccess: false, message: describeError(error, locator, status) }
    throw error
  }
}

async function runReturned(
  locator: string,
  dependencies: { database: Database; clock: () => number },
): Promise<Outcome> {
  try {
    await recordReturn(dependencies, locator)
    return { isSuccess: true, message: `The garments of order ${locator} are recorded as handed back.` }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message =
      error.status === 'notFound' ? `There is no order ${locator}.` : `Order ${locator} owes no garments.`
    return { isSuccess: false, message }
  }
}

async function runCredit(
  { email, state }: { readonly email: string; readonly state: DecidedState },
  { database, clock }: { database: Database; clock: () => number },
): Promise<Outcome> {
  try {
    await decideCredit(database.db, email, state, new Date(clock()))
    return { isSuccess: true, message: `The credit of ${email} is ${state}.` }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isSuccess: false, message: `There is no company with the address ${email}.` }
  }
}

function describeError(error: ApiError, locator: string, status: OrderStatus): string {
  if (error.status === 'invalid' && error.errors) {
    return `There is no such store; ids: ${stores.map(({ id }) => id).join(', ')}.`
  }
  if (error.status === 'invalid')
    return 'Missing garments are allowed for an incident only, --shops-fault for a cancellation, --part and --store for washed.'
  if (error.status === 'cartRefused') return 'Some of these garments are not in the catalogue.'
  if (error.status === 'notFound') return `There is no order ${locator}.`
  const refused = error.details as { from: OrderStatus; allowed: readonly OrderStatus[] } | undefined
  if (error.status !== 'transitionRefused' || !refused) throw error
  const { from } = refused
  const next = refused.allowed.map(describe)
  const allowed = next.length === 0 ? 'none' : next.join(', ')
  return `Order ${locator} is at ${describe(from)} and cannot move to ${describe(status)}; allowed: ${allowed}.`
}

function describeRefunds(refunds: readonly DueRefund[], now: number): string {
  if (refunds.length === 0) return 'No refund is waiting.'
  const lines = refunds.map(({ locator, amount, attempts, createdAt, lastError }) =>
    [
      locator,
      formatMoney(amount),
      `${attempts} attempts`,
      `${Math.floor((now - createdAt.getTime()) / HOUR_MS)} h old`,
      lastError ?? 'no error',
    ].join('  '),
  )
  return ['Refunds that are not made yet, the oldest first:', ...lines].join('\n')
}

function describe(status: OrderStatus): string {
  return `${statusNames.get(status) ?? 'unknown'} (${status})`
}
