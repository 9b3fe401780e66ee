import * as z from 'zod/mini'

/** Of a PIN. */
export const PIN_DIGITS = { min: 4, max: 6 } as const
/** Wrong PINs in a session before it ends. */
export const MAX_PIN_TRIES = 5
/** A session at a counter is locked when its person did nothing for this time. */
export const IDLE_LOCK_SECONDS = 5 * 60

/** A new PIN: digits that are neither the same nor in a row, such as 0000, 1234 or 9876. */
export const pinSchema = z.string().check(
  z.trim(),
  z.regex(new RegExp(`^\\d{${PIN_DIGITS.min},${PIN_DIGITS.max}}$`), 'pin-digits'),
  z.refine((pin) => !isSimple(pin), 'pin-simple'),
)

/** Whether each digit follows from the one before in the same way: equal, one more or one less. */
function isSimple(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = new Set(digits.slice(1).map((digit, index) => digit - digits[index]!))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}
