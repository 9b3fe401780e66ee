import type { WireCartItem } from '@colada/domain/cart/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { nextStatuses } from '@colada/domain/orders/transitions'
import { type NoticeText, setNotice } from './catalogue/notice.ts'
import type { Database } from './database/connection.ts'
import { moveOrderByLocator } from './orders/operations.ts'
import { refundCancelled } from './payment/service.ts'
import { ApiError } from './plugins/errors.ts'

/** An order as operations give it. */
export type Command =
  | {
      readonly name: 'order'
      readonly locator: string
      readonly status: OrderStatus
      /** What an incident found missing. */
      readonly missing: readonly WireCartItem[]
    }
  | { readonly name: 'notice'; readonly es: NoticeText; readonly en: NoticeText }

export interface Outcome {
  readonly isSuccess: boolean
  /** What was done, or why not. */
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
  '  npm run ops -- order <locator> incident <product>x<quantity> …   the same, with garments found missing',
  '  npm run ops -- notice <es> <en>           show a notice above the shop; two empty texts remove it',
  '  npm run ops -- notice <es> <en> <es> <en> the same, with a line below it in both languages',
  '',
  `Statuses: ${[...statusNames].map(([code, name]) => `${code} ${name}`).join(', ')}`,
].join('\n')

/** Reads a command line; a text says what is wrong with it. */
export function readCommand([name, ...args]: readonly string[]): Command | string {
  if (name === 'order') return readOrderCommand(args)
  if (name === 'notice') return readNoticeCommand(args)
  return name === undefined ? 'Say what to do.' : `There is no operation "${name}".`
}

function readNoticeCommand(args: readonly string[]): Command | string {
  const [es, en, lineEs = '', lineEn = ''] = args
  if (args.length !== 2 && args.length !== 4)
    return 'A notice needs its text in Spanish and in English, and a line below it in both or in neither.'
  return {
    name: 'notice',
    es: { message: es!, subheader: lineEs },
    en: { message: en!, subheader: lineEn },
  }
}

function readOrderCommand(args: readonly string[]): Command | string {
  const [locator, wanted, ...garments] = args
  if (args.length < 2) return 'Moving an order needs its locator and the status it is to have.'
  const status = [...statusNames].find(([code, name]) => String(code) === wanted || name === wanted)?.[0]
  if (status === undefined) return `There is no order status "${wanted}".`
  const missing = garments.map(readMissing)
  const strange = missing.indexOf(null)
  if (strange >= 0) return `"${garments[strange]}" names no garments; 29x2 are two of product 29.`
  return {
    name: 'order',
    locator: locator!.toUpperCase(),
    status,
    missing: missing.filter((item) => item !== null),
  }
}

function readMissing(text: string): WireCartItem | null {
  const [, product, quantity] = /^(\d{1,6})x(\d{1,3})$/.exec(text) ?? []
  return product && quantity ? { product_id: Number(product), qty: Number(quantity) } : null
}

/** Carries a command out. Refusals are outcomes; whatever else goes wrong is thrown. */
export async function runCommand(
  command: Command,
  dependencies: { database: Database; clock: () => number },
): Promise<Outcome> {
  if (command.name === 'notice') {
    await setNotice(dependencies.database.db, command)
    const isGone = command.es.message === '' && command.en.message === ''
    return { isSuccess: true, message: isGone ? 'The notice is gone.' : 'The notice is shown from now on.' }
  }
  const { locator, status, missing } = command
  try {
    const move = await moveOrderByLocator({ ...dependencies, refundCancelled }, locator, status, missing)
    return {
      isSuccess: true,
      message: `Order ${move.locator} went from ${describe(move.from)} to ${describe(move.to)}.`,
    }
  } catch (error) {
    if (error instanceof ApiError) return { isSuccess: false, message: describeError(error, locator, status) }
    throw error
  }
}

function describeError(error: ApiError, locator: string, status: OrderStatus): string {
  if (error.status === 'invalid') return 'Only an incident has garments missing.'
  if (error.status === 'cartRefused') return 'Some of these garments are not in the catalogue.'
  if (error.status === 'notFound') return `There is no order ${locator}.`
  const from = (error.details as { from?: OrderStatus } | undefined)?.from
  if (error.status !== 'transitionRefused' || from === undefined) throw error
  const next = nextStatuses(from).map(describe)
  const way = next.length === 0 ? 'it is final' : `from there it may go to ${next.join(', ')}`
  return `Order ${locator} stays at ${describe(from)}: it may not go to ${describe(status)}; ${way}.`
}

function describe(status: OrderStatus): string {
  return `${statusNames.get(status) ?? 'unknown'} (${status})`
}
