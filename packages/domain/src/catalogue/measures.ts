import { type Cents, priceArea } from '../money/money.ts'
import type { MeasureKind } from './product.ts'

/** Width and height of a measured garment, whole centimetres. */
export interface Measure {
  readonly width: number
  readonly height: number
}

/** Limits of one side in whole centimetres. */
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
const clothSide = { min: 20, max: 2350 }
/** Upper limit of any side. */
export const MAX_SIDE_CM = clothSide.max

/** Limits of both sides (spec 000 §5, Measures); in store mode carpets can be up to 500 cm wide. */
export function measureLimits(kind: MeasureKind, storeMode = false): MeasureLimits {
  if (kind === 'carpet') {
    return { width: storeMode ? carpetWidthInStore : carpetWidth, height: carpetHeight }
  }
  return { width: clothSide, height: clothSide }
}

export type SideProblem = 'missing' | 'not-whole' | 'too-small' | 'too-large'

/**
 * Validates the input of one side.
 *
 * @returns `null` when it is valid.
 */
export function checkSide(typed: string, limits: SideLimits): SideProblem | null {
  const text = typed.trim()
  if (text === '') return 'missing'
  if (!/^\d+$/.test(text)) return 'not-whole'
  const value = Number(text)
  if (value < limits.min) return 'too-small'
  if (value > limits.max) return 'too-large'
  return null
}

/** Whether both sides are integers within their limits. */
export function isMeasureValid(kind: MeasureKind, measure: Measure, storeMode = false): boolean {
  const limits = measureLimits(kind, storeMode)
  return (
    checkSide(String(measure.width), limits.width) === null &&
    checkSide(String(measure.height), limits.height) === null
  )
}

const MIN_CARPET_AREA_CM2 = 10_000

/** Billable area in cm²; at least 1 m² for carpets (spec 001 §9). */
export function billableArea(kind: MeasureKind, measure: Measure): number {
  const area = measure.width * measure.height
  return kind === 'carpet' ? Math.max(area, MIN_CARPET_AREA_CM2) : area
}

/** Price of one measured piece. */
export function priceMeasure(kind: MeasureKind, measure: Measure, pricePerSquareMetre: Cents): Cents {
  return priceArea(pricePerSquareMetre, billableArea(kind, measure))
}
