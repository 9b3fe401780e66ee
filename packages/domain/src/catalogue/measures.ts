import type { Measure } from '../cart/cart.ts'
import { type Cents, priceOfArea } from '../money/money.ts'
import type { MeasureKind } from './product.ts'

/** Smallest and largest value of one side, whole centimetres. */
export interface SideLimits {
  readonly min: number
  readonly max: number
}

export interface MeasureLimits {
  readonly width: SideLimits
  readonly height: SideLimits
}

const carpetWidth = { min: 20, max: 200 }
const carpetWidthInStore = { min: 20, max: 500 }
const carpetHeight = { min: 20, max: 500 }
const cloth = { min: 20, max: 2350 }
/** No side of anything may be longer, whatever it is, cm. */
export const longestSide = cloth.max

/** Limits of both sides (spec 000 §5, Measures); store staff take carpets up to 500 cm wide. */
export function measureLimits(kind: MeasureKind, storeMode = false): MeasureLimits {
  if (kind === 'carpet') {
    return { width: storeMode ? carpetWidthInStore : carpetWidth, height: carpetHeight }
  }
  return { width: cloth, height: cloth }
}

export type SideProblem = 'missing' | 'not-whole' | 'too-small' | 'too-large'

/** Reads one side as typed: `null` for a good one, else what is wrong with it. */
export function sideProblem(typed: string, limits: SideLimits): SideProblem | null {
  const text = typed.trim()
  if (text === '') return 'missing'
  if (!/^\d+$/.test(text)) return 'not-whole'
  const value = Number(text)
  if (value < limits.min) return 'too-small'
  if (value > limits.max) return 'too-large'
  return null
}

/** Whether a measure is whole and within its limits; what the server asks of every measured line. */
export function isMeasureValid(kind: MeasureKind, measure: Measure, storeMode = false): boolean {
  const limits = measureLimits(kind, storeMode)
  return (
    sideProblem(String(measure.width), limits.width) === null &&
    sideProblem(String(measure.height), limits.height) === null
  )
}

const squareMetre = 10_000

/** Area that is charged, in square centimetres: carpets count at least 1 m² (spec 001 §9). */
export function chargedArea(kind: MeasureKind, measure: Measure): number {
  const area = measure.width * measure.height
  return kind === 'carpet' ? Math.max(area, squareMetre) : area
}

/** Price of one measured piece, from the price per square metre. */
export function priceOfMeasure(kind: MeasureKind, measure: Measure, pricePerSquareMetre: Cents): Cents {
  return priceOfArea(pricePerSquareMetre, chargedArea(kind, measure))
}
