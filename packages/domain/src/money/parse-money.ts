import type { Cents } from './money.ts'

/** Euros without separators or with points between thousands, then at most two decimals after a comma. */
const SPANISH = /^(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/
/** Euros with at most two decimals after a point. */
const WITH_POINT = /^(\d{1,9})\.(\d{1,2})$/

/**
 * Reads a typed amount: "12,50", "12.50", "12" or "12.345,00 €". A point before three digits separates thousands, as
 * amounts are shown; one before one or two digits separates cents.
 *
 * @returns `null` for anything else, and for an amount with a sign
 */
export function parseMoney(typed: string): Cents | null {
  const amount = typed.replace(/€\s*$/, '').trim()
  const [, euros, decimals = ''] = WITH_POINT.exec(amount) ?? SPANISH.exec(amount) ?? []
  if (euros === undefined) return null
  return Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}
