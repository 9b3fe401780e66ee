import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'

/** Formats euros of the wire. */
export const formatEuros = (euros: number): string => formatMoney(fromEuros(euros))

/** Euros of the wire as they are typed, without the sign. */
export const toTyped = (euros: number): string => formatEuros(euros).replace(/\s€$/, '')
