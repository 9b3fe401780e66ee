/**
 * Points at which tests kill the process to prove that no data is lost there, in the order in which an order reaches
 * them (docs/decisions/0010-fault-injection.md).
 */
export const failPoints = [
  /** The order is written but not committed. */
  'reserve-before-commit',
  /** The order is committed; the response has not been sent. */
  'reserve-after-commit',
  /** The change is written but not committed. */
  'change-before-commit',
  /** The change is committed; the response has not been sent. */
  'change-after-commit',
  /** An invoice has its number, and its record is in the chain; they are not committed. */
  'invoice-before-commit',
  /** The provider has created a payment whose id is not stored yet. */
  'intent-created',
  /** A capture was received from the provider; its effect is not committed. */
  'capture-before-commit',
  /** The capture is committed and not acknowledged to the provider. */
  'capture-after-commit',
  /** PayPal has captured a payment; the result is not stored yet. */
  'paypal-captured',
  /** The mail server has accepted a mail that is not marked as sent yet. */
  'mail-taken',
  /** The provider has made a refund that is not stored yet. */
  'refund-given',
] as const
export type FailPoint = (typeof failPoints)[number]

/** The fail point that ends the process, and at which hit. */
export interface ArmedFailPoint {
  readonly name: FailPoint
  /** From 1. */
  readonly hit: number
}

let onFailPoint: (name: FailPoint) => void = () => undefined

/** Ends the process if this fail point is armed; does nothing otherwise. */
export function failPoint(name: FailPoint): void {
  onFailPoint(name)
}

/** Arms a fail point: the process ends there by `SIGKILL`, as in a power failure. Called once, at start. */
export function armFailPoint(armed: ArmedFailPoint): void {
  let hitsLeft = armed.hit
  onFailPoint = (name) => {
    if (name !== armed.name) return
    hitsLeft -= 1
    if (hitsLeft === 0) process.kill(process.pid, 'SIGKILL')
  }
}

/** `name`, or `name:3` for the third hit. */
export const failPointPattern = new RegExp(`^(${failPoints.join('|')})(:[1-9]\\d*)?$`)

/** Parses a text of {@link failPointPattern}; `null` without one. */
export function toFailPoint(given: string | undefined): ArmedFailPoint | null {
  if (given === undefined) return null
  const [name, hit = '1'] = given.split(':')
  return { name: name as FailPoint, hit: Number(hit) }
}
