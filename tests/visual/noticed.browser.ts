import { vars } from '@colada/tokens'
import '@colada/tokens/css'
import { beforeEach, expect, test } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { captureMs } from './capture.ts'

/** A run that accepts everything notices nothing. */
const accepting = server.config.snapshotOptions.updateSnapshot === 'all'

/** A stage with a drawing and a button on it, as the library draws its focus. */
const show = () => {
  document.documentElement.dataset.theme = 'light'
  const pixels = document.createElement('canvas')
  pixels.width = 64
  pixels.height = 64
  const pen = pixels.getContext('2d')!
  pen.fillStyle = '#FBFAF6'
  pen.fillRect(0, 0, 64, 64)
  const button = document.createElement('button')
  button.textContent = 'Confirmar'
  const stage = document.createElement('div')
  stage.style.padding = '16px'
  stage.append(pixels, button)
  document.body.replaceChildren(stage)
  return { stage, pen, button }
}

let scene: ReturnType<typeof show>

const accept = (name: string) =>
  page.screenshot({
    element: scene.stage,
    path: `${server.config.root}/test-results/camera/${name}.png`,
  })

const compare = (name: string) =>
  expect(page.elementLocator(scene.stage)).toMatchScreenshot(name, { timeout: captureMs })

beforeEach(async () => {
  scene = show()
  await document.fonts.ready
})

test('the picture as it was accepted passes', async () => {
  await accept('unchanged')
  scene = show()
  await compare('unchanged')
})

test.skipIf(accepting)('one pixel of another colour fails', async () => {
  await accept('colour')
  scene.pen.fillStyle = '#2438A6'
  scene.pen.fillRect(32, 32, 1, 1)
  await expect(compare('colour')).rejects.toThrow(/1 pixels/)
})

test.skipIf(accepting)('the tint of a control under the pointer fails when it goes', async () => {
  scene.stage.style.backgroundColor = vars.color.surface.sunken
  await accept('tint')
  scene.stage.style.backgroundColor = vars.color.surface.page
  await expect(compare('tint')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(accepting)('words that stand one pixel aside fail', async () => {
  await accept('position')
  scene.button.style.transform = 'translateX(1px)'
  await expect(compare('position')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(accepting)('a focus ring that got lost fails', async () => {
  await userEvent.tab()
  expect(document.activeElement).toBe(scene.button)
  expect(getComputedStyle(scene.button).outlineStyle).toBe('solid')
  await accept('focus-ring')
  scene.button.style.outline = 'none'
  await expect(compare('focus-ring')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(accepting)('another size fails', async () => {
  await accept('size')
  scene.stage.style.paddingBlockEnd = '17px'
  await expect(compare('size')).rejects.toThrow(/dimensions/)
})
