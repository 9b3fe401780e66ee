import { type CreditState, creditStates } from '@colada/domain/account/credit'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { getNextStatuses } from '@colada/domain/orders/transitions'
import { decideCredit } from './account/service.ts'
import { describeEvents } from './analytics/operations.ts'
import { type NoticeText, setNotice } from './catalogue/notice.ts'
import { describeMessages, showMessage } from './contact/operations.ts'
import type { Database } from './database/connection.ts'
import { describeAnswers, moveOrderByLocator, recordReturn } from './orders/operations.ts'
import { describeBilling } from './personal-data/service.ts'
import { type DueRefund, listWaitingRefunds, refundCancelled } from './payment/service.ts'
import { ApiError } from './plugins/errors.ts'

/** Days of counters that are listed, today included. */
const DEFAULT_EVENT_DAYS = 7

const HOUR_MS = 3_600_000
const SHOPS_FAULT = '--shops-fault'

/** A command of operations. */
export type Command =
  | {
      readonly name: 'order'
      readonly locator: string
      readonly status: OrderStatus
      /** Garments that an incident found missing. */
      readonly missing: readonly WireCartItem[]
      /** A cancellation by the shop's fault returns everything. */
      readonly isShopsFault: boolean
    }
  | { readonly name: 'returned'; readonly locator: string }
  | { readonly name: 'credit'; readonly email: string; readonly state: CreditState }
  | { readonly name: 'notice'; readonly es: NoticeText; readonly en: NoticeText }
  | { readonly name: 'refunds' }
  | { readonly name: 'billing'; readonly locator: string }
  | { readonly name: 'messages' }
  | { readonly name: 'incidents' }
  | { readonly name: 'events'; readonly days: number }
  | { readonly name: 'message'; readonly id: number; readonly folder: string | null }

export interface Outcome {
  readonly isSuccess: boolean
  /** The result, or the reason for the failure. */
  readonly message: string
}

const statusNames = new Map<OrderStatus, string>(
  Object.entries(orderStatus).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
)

export const usage = [
  'Usage:',
  '  npm run ops -- order <locator> <status>   move an order; status is a code or a name',
  '  npm run ops -- order <locator> incident <product>x<quantity> …   the same, with missing garments',
  '  npm run ops -- order <locator> cancelled --shops-fault   cancel an order and return everything',
  '  npm run ops -- returned <locator>         the garments of a cancelled order were handed back',
  '  npm run ops -- credit <email> approved    let a company order on account; suspended ends it',
  '  npm run ops -- notice <es> <en>           show a notice on every page; two empty texts remove it',
  '  npm run ops -- notice <es> <en> <es> <en> the same, with a second line in both languages',
  '  npm run ops -- refunds                    list the refunds that are not made yet',
  '  npm run ops -- billing <locator>          show the billing data kept of a deleted account',
  '  npm run ops -- incidents                  list the latest answers of customers to incidents',
  '  npm run ops -- messages                   list the latest messages of the contact forms',
  '  npm run ops -- message <id> [<folder>]    show a message, and save its pictures in a folder',
  '  npm run ops -- events [<days>]            list the counters of the last days, 7 by default',
  '',
  `Statuses: ${[...statusNames].map(([code, name]) => `${code} ${name}`).join(', ')}`,
].join('\n')

/** Parses the arguments; returns a text for invalid ones. */
export function readCommand([name, ...args]: readonly string[]): Command | string {
  if (name === 'order') return readOrderCommand(args)
  if (name === 'returned') return readReturnedCommand(args)
  if (name === 'credit') return readCreditCommand(args)
  if (name === 'notice') return readNoticeCommand(args)
  if (name === 'refunds') return args.length === 0 ? { name } : 'Listing refunds takes no arguments.'
  if (name === 'billing') return readBillingCommand(args)
  if (name === 'incidents') return args.length === 0 ? { name } : 'Listing incidents takes no arguments.'
  if (name === 'messages') return args.length === 0 ? { name } : 'Listing messages takes no arguments.'
  if (name === 'message') return readMessageCommand(args)
  if (name === 'events') return readEventsCommand(args)
  return name === undefined ? 'No operation given.' : `There is no operation "${name}".`
}

function readReturnedCommand([locator, ...others]: readonly string[]): Command | string {
  if (locator === undefined || others.length > 0) return 'Recording a return needs the locator of an order.'
  return { name: 'returned', locator: locator.toUpperCase() }
}

function readCreditCommand([email, given, ...others]: readonly string[]): Command | string {
  const state = creditStates.find((candidate) => candidate === given)
  if (email === undefined || state === undefined || others.length > 0)
    return `A decision on credit needs the e-mail address of a company and ${creditStates.join(' or ')}.`
  return { name: 'credit', email, state }
}

function readBillingCommand([locator, ...others]: readonly string[]): Command | string {
  if (locator === undefined || others.length > 0) return 'Showing billing data needs the locator of an order.'
  return { name: 'billing', locator: locator.toUpperCase() }
}

function readMessageCommand([id, folder, ...others]: readonly string[]): Command | string {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '') || others.length > 0)
    return 'Showing a message needs its number, and a folder to save its pictures.'
  return { name: 'message', id: Number(id), folder: folder ?? null }
}

function readEventsCommand([days = String(DEFAULT_EVENT_DAYS), ...others]: readonly string[]):
  | Command
  | string {
  if (!/^[1-9]\d{0,2}$/.test(days) || others.length > 0)
    return 'Listing events takes a number of days, at most 999.'
  return { name: 'events', days: Number(days) }
}

function readNoticeCommand(args: readonly string[]): Command | string {
  const [es, en, lineEs = '', lineEn = ''] = args
  if (args.length !== 2 && args.length !== 4)
    return 'A notice needs its text in Spanish and in English, and a second line in both languages or in neither.'
  return {
    name: 'notice',
    es: { message: es!, subheader: lineEs },
    en: { message: en!, subheader: lineEn },
  }
}

function readOrderCommand(args: readonly string[]): Command | string {
  const isShopsFault = args.includes(SHOPS_FAULT)
  const [locator, given, ...garments] = args.filter((arg) => arg !== SHOPS_FAULT)
  if (args.length < 2) return 'Moving an order needs its locator and its new status.'
  const status = [...statusNames].find(([code, name]) => String(code) === given || name === given)?.[0]
  if (status === undefined) return `There is no order status "${given}".`
  const missing = garments.map(readMissing)
  const invalidIndex = missing.indexOf(null)
  if (invalidIndex >= 0)
    return `"${garments[invalidIndex]}" is not <product>x<quantity>; 29x2 means two of product 29.`
  return {
    name: 'order',
    locator: locator!.toUpperCase(),
    status,
    missing: missing.filter((item) => item !== null),
    isShopsFault,
  }
}

function readMissing(text: string): WireCartItem | null {
  const [, product, quantity] = /^(\d{1,6})x(\d{1,3})$/.exec(text) ?? []
  return product && quantity ? { product_id: Number(product), qty: Number(quantity) } : null
}

/** Runs a command. An `ApiError` is an outcome; other errors are thrown. */
export async function runCommand(
  command: Command,
  dependencies: { database: Database; clock: () => number },
): Promise<Outcome> {
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
  const { locator, status, missing: missingItems, isShopsFault } = command
  const options = { missingItems, ...(isShopsFault && { fault: 'shop' as const }) }
  try {
    const move = await moveOrderByLocator({ ...dependencies, refundCancelled }, locator, status, options)
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
  { email, state }: { readonly email: string; readonly state: CreditState },
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
  if (error.status === 'invalid')
    return `Missing garments are allowed for an incident only, ${SHOPS_FAULT} for a cancellation.`
  if (error.status === 'cartRefused') return 'Some of these garments are not in the catalogue.'
  if (error.status === 'notFound') return `There is no order ${locator}.`
  const from = (error.details as { from?: OrderStatus } | undefined)?.from
  if (error.status !== 'transitionRefused' || from === undefined) throw error
  const next = getNextStatuses(from).map(describe)
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
