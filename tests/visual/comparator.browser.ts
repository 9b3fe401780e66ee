import { vars } from '@colada/tokens'
import '@colada/tokens/css'
import { beforeEach, expect, test } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { SCREENSHOT_TIMEOUT_MS } from './timeouts.ts'

/** With `-u` every screenshot becomes the baseline, so no comparison fails. */
const isUpdating = server.config.snapshotOptions.updateSnapshot === 'all'

/** A canvas and a button with the focus style of the library. */
const renderFixture = () => {
  document.documentElement.dataset.theme = 'light'
  const pixels = document.createElement('canvas')
  pixels.width = 64
  pixels.height = 64
  const context = pixels.getContext('2d')!
  context.fillStyle = '#FBFAF6'
  context.fillRect(0, 0, 64, 64)
  const button = document.createElement('button')
  button.textContent = 'Confirmar'
  const container = document.createElement('div')
  container.style.padding = '16px'
  container.append(pixels, button)
  document.body.replaceChildren(container)
  return { container, context, button }
}

let fixture: ReturnType<typeof renderFixture>

const saveBaseline = (name: string) =>
  page.screenshot({
    element: fixture.container,
    path: `${server.config.root}/test-results/comparator/${name}.png`,
  })

const compare = (name: string) =>
  expect(page.elementLocator(fixture.container)).toMatchScreenshot(name, { timeout: SCREENSHOT_TIMEOUT_MS })

beforeEach(async () => {
  fixture = renderFixture()
  await document.fonts.ready
})

test('an unchanged element matches', async () => {
  await saveBaseline('unchanged')
  fixture = renderFixture()
  await compare('unchanged')
})

test.skipIf(isUpdating)('one pixel of another colour does not match', async () => {
  await saveBaseline('colour')
  fixture.context.fillStyle = '#2438A6'
  fixture.context.fillRect(32, 32, 1, 1)
  await expect(compare('colour')).rejects.toThrow(/1 pixels/)
})

test.skipIf(isUpdating)('a missing hover tint does not match', async () => {
  fixture.container.style.backgroundColor = vars.color.surface.sunken
  await saveBaseline('tint')
  fixture.container.style.backgroundColor = vars.color.surface.page
  await expect(compare('tint')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(isUpdating)('text shifted by one pixel does not match', async () => {
  await saveBaseline('position')
  fixture.button.style.transform = 'translateX(1px)'
  await expect(compare('position')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(isUpdating)('a missing focus ring does not match', async () => {
  await userEvent.tab()
  expect(document.activeElement).toBe(fixture.button)
  expect(getComputedStyle(fixture.button).outlineStyle).toBe('solid')
  await saveBaseline('focus-ring')
  fixture.button.style.outline = 'none'
  await expect(compare('focus-ring')).rejects.toThrow(/pixels .* differ/)
})

test.skipIf(isUpdating)('another size does not match', async () => {
  await saveBaseline('size')
  fixture.container.style.paddingBlockEnd = '17px'
  await expect(compare('size')).rejects.toThrow(/dimensions/)
})
