/** The fields with which a refused request is sent again; `null` gives it up. */
type Answer = object | null

/** Requests that were refused and wait for the same answer of the person. */
function createWaitingRequests() {
  const waiting = new Set<(answer: Answer) => void>()
  return {
    wait: () => new Promise<Answer>((resolve) => waiting.add(resolve)),
    answer(given: Answer): void {
      for (const resolve of waiting) resolve(given)
      waiting.clear()
    },
  }
}

/** Requests that wait until the session is unlocked. */
export const unlocking = createWaitingRequests()

/** Requests that wait for the PIN, which is sent with them. */
export const pinDialog = createWaitingRequests()
