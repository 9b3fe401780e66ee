import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { freezeViewportUnits } from './freeze-viewport-units.ts'

/** A page with the height of the window and a footer below it, like the shop's shell. */
const renderPage = () => {
  const style = document.createElement('style')
  style.textContent =
    '.page { min-block-size: 92dvh } @media (min-width: 1px) { .footer { block-size: calc(10vh + 20px) } }'
  document.body.innerHTML = '<main class="page"></main><footer class="footer"></footer>'
  document.body.append(style)
  const [main, footer] = [document.querySelector('main')!, document.querySelector('footer')!]
  return () => [main.offsetHeight, footer.offsetHeight]
}

test('keeps the height of a full-height page when the window grows', async () => {
  await page.viewport(367, 800)
  const heights = renderPage()
  freezeViewportUnits(800)
  expect(heights()).toEqual([736, 100])
  await page.viewport(367, 1600)
  expect(heights()).toEqual([736, 100])
  await page.viewport(367, 800)
})
