/** Seconds until something is asked for again after it could not be had. */
const patience = 5

/**
 * Brings something that a view already hangs on. It is tried again when the signal is back, and now and then: the
 * view neither fails nor asks without pause, since React renders it again after every refusal.
 */
export async function keepTrying<Thing>(bring: () => Promise<Thing>): Promise<Thing> {
  for (;;) {
    try {
      return await bring()
    } catch {
      await anotherChance()
    }
  }
}

function anotherChance(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience * 1000)
  addEventListener('online', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
