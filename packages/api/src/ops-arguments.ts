import { parseArgs } from 'node:util'
import { type DecidedState, decidedStates } from '@colada/domain/business/credit'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { NoticeText } from './catalogue/notice.ts'
import { readStaffCommand, readStoreLinkCommand, type StaffCommand, staffUsage } from './staff/ops-command.ts'

/** Days of counters that are listed, today included. */
const DEFAULT_EVENT_DAYS = 7

/** The option of a cancellation by the shop's fault. */
const SHOPS_FAULT = 'shops-fault'

/** The option of a part of a multi-part order: its category. */
const PART = 'part'

/** The option of garments that a van brought back: the store that hands them over. */
const STORE = 'store'

/** A command of `npm run ops`. */
export type Command =
  | {
      readonly name: 'order'
      readonly locator: string
      readonly status: OrderStatus
      /** Garments that an incident found missing. */
      readonly missing: readonly WireCartItem[]
      /** A cancellation by the shop's fault returns everything. */
      readonly isShopsFault: boolean
      /** The category of the only part of an order that is washed. */
      readonly part: number | undefined
      /** The store that the garments are back at. */
      readonly storeId: number | undefined
    }
  | { readonly name: 'returned'; readonly locator: string }
  | { readonly name: 'credit'; readonly email: string; readonly state: DecidedState }
  | { readonly name: 'notice'; readonly es: NoticeText; readonly en: NoticeText }
  | { readonly name: 'refunds' }
  | { readonly name: 'billing'; readonly locator: string }
  | { readonly name: 'messages' }
  | { readonly name: 'incidents' }
  | { readonly name: 'events'; readonly days: number }
  | { readonly name: 'message'; readonly id: number; readonly folder: string | null }
  | { readonly name: 'staff'; readonly command: StaffCommand }

/** The names of the statuses in commands, by code. */
export const statusNames = new Map<OrderStatus, string>(
  Object.entries(orderStatus).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
)

/** The commands, for a command that cannot be read. */
export const usage = [
  'Usage:',
  '  npm run ops -- order <locator> <status>   move an order; status is a code or a name',
  '  npm run ops -- order <locator> incident <product>x<quantity> …   the same, with missing garments',
  '  npm run ops -- order <locator> washed --part <category>   a part of a multi-part order is washed',
  '  npm run ops -- order <locator> washed --store <id>   a van brought it back; the store hands it over',
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
  ...staffUsage,
  '',
  `Statuses: ${[...statusNames].map(([code, name]) => `${code} ${name}`).join(', ')}`,
].join('\n')

/** Parses the arguments; returns a text for invalid ones. */
export function readCommand([name, ...args]: readonly string[]): Command | string {
  try {
    return readNamed(name, args)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return error.message
    throw error
  }
}

/** @throws TypeError of `parseArgs` for unknown options and arguments */
function readNamed(name: string | undefined, args: string[]): Command | string {
  if (name === 'order') return readOrderCommand(args)
  if (name === 'returned') return readReturnedCommand(args)
  if (name === 'credit') return readCreditCommand(args)
  if (name === 'notice') return readNoticeCommand(args)
  if (name === 'refunds' || name === 'incidents' || name === 'messages') {
    parseArgs({ args })
    return { name }
  }
  if (name === 'billing') return readBillingCommand(args)
  if (name === 'message') return readMessageCommand(args)
  if (name === 'events') return readEventsCommand(args)
  if (name === 'staff' || name === 'store-link') {
    const command = name === 'staff' ? readStaffCommand(args) : readStoreLinkCommand(args)
    return typeof command === 'string' ? command : { name: 'staff', command }
  }
  return name === undefined ? 'No command given.' : `There is no command "${name}".`
}

function readPositionals(args: string[]): string[] {
  return parseArgs({ args, allowPositionals: true }).positionals
}

function readReturnedCommand(args: string[]): Command | string {
  const [locator, ...others] = readPositionals(args)
  if (locator === undefined || others.length > 0) return 'Recording a return needs the locator of an order.'
  return { name: 'returned', locator: locator.toUpperCase() }
}

function readCreditCommand(args: string[]): Command | string {
  const [email, given, ...others] = readPositionals(args)
  const state = decidedStates.find((candidate) => candidate === given)
  if (email === undefined || state === undefined || others.length > 0)
    return `A decision on credit needs the e-mail address of a company and ${decidedStates.join(' or ')}.`
  return { name: 'credit', email, state }
}

function readBillingCommand(args: string[]): Command | string {
  const [locator, ...others] = readPositionals(args)
  if (locator === undefined || others.length > 0) return 'Showing billing data needs the locator of an order.'
  return { name: 'billing', locator: locator.toUpperCase() }
}

function readMessageCommand(args: string[]): Command | string {
  const [id, folder, ...others] = readPositionals(args)
  if (!/^[1-9]\d{0,8}$/.test(id ?? '') || others.length > 0)
    return 'Showing a message needs its number, and a folder to save its pictures.'
  return { name: 'message', id: Number(id), folder: folder ?? null }
}

function readEventsCommand(args: string[]): Command | string {
  const [days = String(DEFAULT_EVENT_DAYS), ...others] = readPositionals(args)
  if (!/^[1-9]\d{0,2}$/.test(days) || others.length > 0)
    return 'Listing events takes a number of days, at most 999.'
  return { name: 'events', days: Number(days) }
}

function readNoticeCommand(args: string[]): Command | string {
  const texts = readPositionals(args)
  const [es, en, lineEs = '', lineEn = ''] = texts
  if (texts.length !== 2 && texts.length !== 4)
    return 'A notice needs its text in Spanish and in English, and a second line in both languages or in neither.'
  return {
    name: 'notice',
    es: { message: es!, subheader: lineEs },
    en: { message: en!, subheader: lineEn },
  }
}

function readOrderCommand(args: string[]): Command | string {
  const { values, positionals } = parseArgs({
    args,
    options: {
      [SHOPS_FAULT]: { type: 'boolean', default: false },
      [PART]: { type: 'string' },
      [STORE]: { type: 'string' },
    },
    allowPositionals: true,
  })
  const part = values[PART]
  if (part !== undefined && !/^\d{1,3}$/.test(part)) return `"${part}" is not the id of a category.`
  const store = values[STORE]
  if (store !== undefined && !/^\d{1,3}$/.test(store)) return `"${store}" is not the id of a store.`
  const [locator, given, ...garments] = positionals
  if (locator === undefined || given === undefined)
    return 'Moving an order needs its locator and its new status.'
  const status = [...statusNames].find(([code, name]) => String(code) === given || name === given)?.[0]
  if (status === undefined) return `There is no order status "${given}".`
  const missing = garments.map(readMissing)
  const invalidIndex = missing.indexOf(null)
  if (invalidIndex >= 0)
    return `"${garments[invalidIndex]}" is not <product>x<quantity>; 29x2 means two of product 29.`
  return {
    name: 'order',
    locator: locator.toUpperCase(),
    status,
    missing: missing.filter((item) => item !== null),
    isShopsFault: values[SHOPS_FAULT],
    part: part === undefined ? undefined : Number(part),
    storeId: store === undefined ? undefined : Number(store),
  }
}

function readMissing(text: string): WireCartItem | null {
  const [, product, quantity] = /^(\d{1,6})x(\d{1,3})$/.exec(text) ?? []
  return product && quantity ? { product_id: Number(product), qty: Number(quantity) } : null
}
