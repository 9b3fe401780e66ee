import type { Cents } from './money.ts'

/** Reads an amount in euros as typed, such as `20`, `20,5` or `20.50`; `null` for anything else. */
export function parseMoney(typed: string): Cents | null {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
