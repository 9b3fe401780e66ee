import { type CashCount, denominations } from '@colada/domain/counter/drawer'

/** Typed digits by denomination in cents; empty for none. */
export type CashPieces = Readonly<Record<string, string>>

/** Reads typed pieces. Coins and notes without pieces are left out. */
export function toCashCount(pieces: CashPieces): CashCount {
  const typed = denominations.map((cents) => [String(cents), Number(pieces[cents] ?? '')] as const)
  return Object.fromEntries(typed.filter(([, count]) => count > 0))
}
