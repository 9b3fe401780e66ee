/** An amount in integer euro cents. Euros as floats are used only on the wire and on screen. */
export type Cents = number & { readonly __unit?: 'cents' }

/** ISO 4217 code of the shop's currency in lower case, as payment providers expect it (spec 001 §9). */
export const currency = 'eur'

/**
 * Rounds to whole cents, half away from zero. All amounts are rounded by this function. The epsilon is relative, so
 * that 6.95 minus 10 % (625.4999… in binary) becomes 626 and large sums are not changed.
 *
 * @throws RangeError when the amount is not finite.
 */
export function roundCents(amount: number): Cents {
  if (!Number.isFinite(amount)) throw new RangeError(`An amount must be a finite number, not ${amount}.`)
  const magnitude = Math.abs(amount)
  const rounded = Math.floor(magnitude * (1 + Number.EPSILON * 4) + 0.5)
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** Converts euros of the wire (6.95) to cents (695). */
export function fromEuros(euros: number): Cents {
  return roundCents(euros * 100)
}

/** Converts cents (695) to euros of the wire (6.95). */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** A percentage of an amount, rounded; `percent` is 20 for 20 %. */
export function percentage(cents: Cents, percent: number): Cents {
  return roundCents((cents * percent) / 100)
}

/**
 * Splits a total in proportion to weights by the largest remainder method, ties to the earlier part: the parts
 * always sum to the total. Equal shares when every weight is zero. Source: decisions, Money.
 */
export function splitInProportion(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((a, b) => a + b, 0)
  const shares = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum))
  const parts = shares.map((share) => Math.trunc(share))
  let missing = total - parts.reduce((a, b) => a + b, 0)
  const order = shares
    .map((share, index) => ({ index, rest: Math.abs(share - Math.trunc(share)) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  const step = Math.sign(missing)
  for (let i = 0; missing !== 0; i = (i + 1) % order.length) {
    const slot = order[i]!.index
    parts[slot] = parts[slot]! + step
    missing -= step
  }
  return parts
}

/** Price per square metre times an area in square centimetres, in cents. */
export function priceArea(pricePerSquareMetre: Cents, squareCentimetres: number): Cents {
  return roundCents((pricePerSquareMetre * squareCentimetres) / 10_000)
}
