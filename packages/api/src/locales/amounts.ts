import { type Cents, toEuros } from '@colada/domain/money/money'

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })

/** Formats an amount; both languages use the Spanish format (spec 001 §9, Money). */
export function formatAmount(cents: Cents): string {
  return euros.format(toEuros(cents))
}
