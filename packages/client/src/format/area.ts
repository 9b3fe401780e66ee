const CM2_PER_M2 = 10_000
let format: Intl.NumberFormat | undefined

/**
 * Formats square centimetres as square metres: `1,25 m²`, in both languages with the decimal comma of the amounts beside
 * it (`formatMoney`).
 */
export function formatArea(squareCentimetres: number): string {
  format ??= new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 })
  return `${format.format(squareCentimetres / CM2_PER_M2)} m²`
}
