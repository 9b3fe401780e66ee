import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { keepWindowHeight } from './window-height.ts'

/** A page that fills the window, and a foot below it, as the shop's shell has. */
const show = () => {
  const sheet = document.createElement('style')
  sheet.textContent =
    '.page { min-block-size: 92dvh } @media (min-width: 1px) { .foot { block-size: calc(10vh + 20px) } }'
  document.body.innerHTML = '<main class="page"></main><footer class="foot"></footer>'
  document.body.append(sheet)
  const [main, foot] = [document.querySelector('main')!, document.querySelector('footer')!]
  return () => [main.offsetHeight, foot.offsetHeight]
}

test('a page that fills the window does not grow with it', async () => {
  await page.viewport(367, 800)
  const heights = show()
  keepWindowHeight(800)
  expect(heights()).toEqual([736, 100])
  await page.viewport(367, 1600)
  expect(heights()).toEqual([736, 100])
  await page.viewport(367, 800)
})
