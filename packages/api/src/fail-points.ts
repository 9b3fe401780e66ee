/**
 * Moments at which tests kill the process to prove that nothing is lost there, in the order in which an order
 * passes them (docs/decisions/0010-faults-are-made-on-purpose.md).
 */
export const failPoints = [
  /** The order is written, and nobody can see it yet. */
  'reserve-before-commit',
  /** The order exists, and its customer does not know. */
  'reserve-after-commit',
  /** What an order is to have is written, and nobody can see it yet. */
  'change-before-commit',
  /** The order has changed, or waits for the money, and its customer does not know. */
  'change-after-commit',
  /** The provider has a payment whose name we have not noted. */
  'intent-created',
  /** The provider told of a capture; its effect is written, and nobody can see it yet. */
  'capture-before-commit',
  /** The order is paid, and the provider does not know that we know. */
  'capture-after-commit',
  /** PayPal took the money it was asked for, and we have not noted it. */
  'paypal-captured',
  /** The mail server took a mail, and we have not noted it. */
  'mail-taken',
  /** The provider gave money back, and we have not noted it. */
  'refund-given',
] as const
export type FailPoint = (typeof failPoints)[number]

/** Where a process is to end, and at which passage. */
export interface ArmedFailPoint {
  readonly name: FailPoint
  /** From 1. */
  readonly hit: number
}

let onFailPoint: (name: FailPoint) => void = () => undefined

/** Marks a moment. Does nothing, unless the process was started to end here. */
export function failPoint(name: FailPoint): void {
  onFailPoint(name)
}

/** Lets the process end at a moment, as if its machine had lost power. Called once, at start. */
export function armFailPoint(armed: ArmedFailPoint): void {
  let left = armed.hit
  onFailPoint = (name) => {
    if (name !== armed.name) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
