import { setTimeout as pause } from 'node:timers/promises'

/**
 * Retries while the response is 503, which a busy machine may legitimately return under load.
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
