import { expect, test } from 'vitest'
import { page, server } from 'vitest/browser'

const accepting = server.config.snapshotOptions.updateSnapshot === 'all'

/** A swatch with the one pixel that `colour` says in its middle. */
const showSwatch = (colour: string) => {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#FBFAF6'
  pen.fillRect(0, 0, 64, 64)
  pen.fillStyle = colour
  pen.fillRect(32, 32, 1, 1)
  document.body.replaceChildren(canvas)
  return page.elementLocator(canvas)
}

const compare = (colour: string) =>
  expect(showSwatch(colour)).toMatchScreenshot('changed-pixel', { timeout: 2_000 })

test('the picture as it was accepted passes', async () => {
  await compare('#FBFAF6')
})

test.skipIf(accepting)('one changed pixel fails', async () => {
  await expect(compare('#2438A6')).rejects.toThrow(/1 pixels/)
})
