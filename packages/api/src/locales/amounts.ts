import { type Cents, toEuros } from '@colada/domain/money/money'

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })

/** An amount as the shop shows it; the form is the Spanish one in both languages (spec 001 §9, Money). */
export function formatAmount(cents: Cents): string {
  return euros.format(toEuros(cents))
}
