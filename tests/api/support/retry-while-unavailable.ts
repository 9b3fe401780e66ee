import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again for as long as the response is to try again in a moment: a machine that is busy elsewhere may say so to a
 * crowd, and says nothing wrong.
 */
export async function retryWhileUnavailable<Outcome extends { http: number }>(
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    const outcome = await call()
    if (outcome.http !== 503) return outcome
    await pause(50)
  }
}
