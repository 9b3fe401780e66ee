import type { Cents } from '@colada/domain/money/money'

/**
 * An amount as people read it, `1234,50 €`; the form is the Spanish one in both languages (spec 001 §9, Money), with
 * points from five digits on. Written out, since every first view has prices and a browser's first
 * `Intl.NumberFormat` costs more than all the rest of a page's script (ADR 3).
 */
export function formatMoney(cents: Cents): string {
  const amount = Math.abs(cents)
  const euros = String(Math.trunc(amount / 100))
  const grouped = euros.length < 5 ? euros : euros.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}${grouped},${String(amount % 100).padStart(2, '0')}\u00A0€`
}
