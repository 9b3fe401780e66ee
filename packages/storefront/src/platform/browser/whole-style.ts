/*
 * A document carries the rules of its own elements, and names the shop's whole sheet switched off (ADR 3). It is brought
 * at the first sign of life, or soon without one (`start-script.ts`), and by whatever can show something that the document does
 * not have. One that is refused is switched off again, so that it can be asked for once more.
 */

/** None on a server, while developing, and in Storybook. */
const sheetInHead = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[data-style]')

/** Whether whatever can appear would look right. */
export function isStyleHere(): boolean {
  const sheet = sheetInHead()
  return !sheet || sheet.sheet !== null
}

/** Brings the whole style. Rejects when it cannot be had; the next who asks tries again. */
export async function bringStyle(): Promise<void> {
  const sheet = sheetInHead()
  if (!sheet || sheet.sheet) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  sheet.addEventListener('load', () => resolve(), { once: true })
  sheet.addEventListener(
    'error',
    () => {
      sheet.disabled = true
      reject(new Error('The stylesheet could not be had.'))
    },
    { once: true },
  )
  sheet.disabled = false
  await promise
}

/** Acts once the style that is on its way has come, or was refused: whoever waits for it must not wait for ever. */
export function whenStyleSettles(act: () => void): void {
  const sheet = sheetInHead()
  for (const end of ['load', 'error']) sheet?.addEventListener(end, act, { once: true })
}
