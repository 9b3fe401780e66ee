/** An amount in integer euro cents. Floats of euros exist only on the wire and on screen. */
export type Cents = number & { readonly __unit?: 'cents' }

/** The shop's currency (spec 001 §9), as the providers write it. */
export const currency = 'eur'

/**
 * The one rounding function: half away from zero, to whole cents. The epsilon is relative, so that
 * 6.95 less 10 % (625.4999… in binary) becomes 626 as on paper, and large sums are not disturbed.
 */
export function roundCents(amount: number): Cents {
  if (!Number.isFinite(amount)) throw new RangeError(`An amount must be a finite number, not ${amount}.`)
  const magnitude = Math.abs(amount)
  const rounded = Math.floor(magnitude * (1 + Number.EPSILON * 4) + 0.5)
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** Euros of the wire (6.95) to cents (695). */
export function fromEuros(euros: number): Cents {
  return roundCents(euros * 100)
}

/** Cents (695) to euros of the wire (6.95). */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** A share of an amount; `percent` is 20 for 20 %. */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundCents((cents * percent) / 100)
}

/**
 * Splits a total in proportion to weights; the parts always sum to the total (largest remainder, ties to the
 * earlier part). Equal shares when every weight is zero. Source: decisions, Money.
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
export function priceOfArea(pricePerSquareMetre: Cents, squareCentimetres: number): Cents {
  return roundCents((pricePerSquareMetre * squareCentimetres) / 10_000)
}
