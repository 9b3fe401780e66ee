import type { Cents } from '@colada/domain/money/money'
import type { Executor } from '../database/connection.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { loadOrder, type OrderRow } from '../orders/service.ts'
import type { InvoiceLine } from './tables.ts'

type LineText = keyof (typeof messages)['es']['invoices']['lines']

/** Returns the line of an amount that is of an order as a whole, in both languages. */
export function lineOf(text: LineText, total: Cents, locator = ''): InvoiceLine {
  const of = (language: 'es' | 'en') => interpolate(messages[language].invoices.lines[text], { locator })
  return { es: of('es'), en: of('en'), quantity: 1, total }
}

/** Returns the garments of an order, its transport, charges and discount: the lines of an invoice of all of it. */
export async function linesOfOrder(executor: Executor, order: OrderRow): Promise<InvoiceLine[]> {
  const { items } = await loadOrder(executor, order)
  const amounts = [
    ['transport', order.transport],
    ['charges', order.incidents],
    ['discount', -order.discount],
  ] as const
  return [
    ...items.map(({ nameEs, nameEn, quantity, lineTotal }) => ({
      es: nameEs,
      en: nameEn,
      quantity,
      total: lineTotal,
    })),
    ...amounts.flatMap(([text, total]) => (total === 0 ? [] : [lineOf(text, total)])),
  ]
}
