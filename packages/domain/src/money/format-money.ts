import type { Cents } from './money.ts'

/**
 * Formats an amount as `1234,50 €`, in the Spanish format in both languages (spec 001 §9, Money), with points from five
 * digits on. Every first view has prices, and the first `Intl.NumberFormat` of a browser takes longer than hydration
 * (ADR 3), so it is not used.
 */
export function formatMoney(cents: Cents): string {
  const amount = Math.abs(cents)
  const euros = String(Math.trunc(amount / 100))
  const grouped = euros.length < 5 ? euros : euros.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}${grouped},${String(amount % 100).padStart(2, '0')}\u00A0€`
}
