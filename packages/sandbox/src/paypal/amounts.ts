import { malformed, unprocessable } from './paypal-error.ts'
import type { Item, Money, PurchaseUnit } from './records.ts'

const additions = ['item_total', 'shipping', 'handling', 'tax_total', 'insurance'] as const
const deductions = ['discount', 'shipping_discount'] as const

/**
 * Parses an amount into cents.
 *
 * @throws PayPalError 400 or 422 when it is not in euros with at most two decimals
 */
export function centsOf(money: Money | undefined, field: string): number {
  if (!money || typeof money.value !== 'string' || !/^\d{1,9}(\.\d{1,2})?$/.test(money.value)) {
    throw malformed('INVALID_PARAMETER_SYNTAX', field, 'The value of a field does not conform to the format.')
  }
  if (money.currency_code !== 'EUR') {
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not supported here.', field)
  }
  return Math.round(Number(money.value) * 100)
}

export function moneyOf(cents: number): Money {
  return { currency_code: 'EUR', value: (cents / 100).toFixed(2) }
}

/**
 * Checks that an order's amounts add up, as PayPal does.
 *
 * @throws PayPalError 422 `ITEM_TOTAL_MISMATCH`, `AMOUNT_MISMATCH`, `CANNOT_BE_ZERO_OR_NEGATIVE`
 */
export function checkAmounts({ amount, items = [] }: PurchaseUnit): void {
  const total = centsOf(amount, '/purchase_units/@reference_id==default/amount')
  if (total === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.')
  const { breakdown } = amount
  const part = (name: (typeof additions)[number] | (typeof deductions)[number]) =>
    breakdown?.[name] ? centsOf(breakdown[name], `/breakdown/${name}`) : 0
  if (items.length > 0 && part('item_total') !== sumOf(items)) {
    throw unprocessable(
      'ITEM_TOTAL_MISMATCH',
      'Should equal sum of (unit_amount * quantity) across all items.',
    )
  }
  if (!breakdown) return
  const sum = additions.reduce((total, name) => total + part(name), 0)
  const deducted = deductions.reduce((total, name) => total + part(name), 0)
  if (sum - deducted !== total) {
    throw unprocessable(
      'AMOUNT_MISMATCH',
      'Should equal item_total + … + insurance - shipping_discount - discount.',
    )
  }
}

function sumOf(items: Item[]): number {
  return items.reduce((sum, item) => {
    if (!item.name || item.name.length > 127) {
      throw malformed('INVALID_STRING_LENGTH', '/items/name', 'A name has 1 to 127 characters.')
    }
    if (!/^[1-9]\d{0,9}$/.test(item.quantity)) {
      throw malformed(
        'INVALID_PARAMETER_SYNTAX',
        '/items/quantity',
        'A quantity is a whole number above 0, as text.',
      )
    }
    return sum + centsOf(item.unit_amount, '/items/unit_amount') * Number(item.quantity)
  }, 0)
}
