/** Long enough to get on, and short enough that a key pressed meanwhile is answered with the next frame, ms. */
const slice = 8

/** Does long work step by step and lets others in after each slice of it, so that nobody waits for the whole. */
export async function inSlices(steps: Iterator<void, void>): Promise<void> {
  let until = performance.now() + slice
  while (!steps.next().done) {
    if (performance.now() < until) continue
    await new Promise<void>((go) => setTimeout(go, 0))
    until = performance.now() + slice
  }
}
