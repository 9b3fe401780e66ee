import { retry } from '@colada/client/browser/lazy-with-retry'
import { loadDetector } from './detector.ts'

/**
 * Reads each picture of a video until one shows a bar code.
 *
 * @returns its text; `undefined` once `signal` is aborted
 */
export async function readBarCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = await retry(loadDetector)
  while (!signal.aborted) {
    await nextPicture(video)
    const [found] = await detector.detect(video)
    if (found) return found.rawValue
  }
}

function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => video.requestVideoFrameCallback(() => resolve()))
}
