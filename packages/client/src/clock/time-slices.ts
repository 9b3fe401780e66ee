/** Shorter than a frame, so that input is handled with the next one. */
const SLICE_MS = 8

/** Runs long work in slices and yields to the event loop between them. */
export async function runInTimeSlices(steps: Iterator<void, void>): Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS
  while (!steps.next().done) {
    if (performance.now() < sliceEnd) continue
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
    sliceEnd = performance.now() + SLICE_MS
  }
}
