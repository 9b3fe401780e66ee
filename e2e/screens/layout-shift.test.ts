import { measureLayoutShift } from '#bench/weigh.ts'
import { expect, test } from '../support/test.ts'

const MAX_SHIFT = 0.01
/** A paragraph that wraps differently in its fallback font moves what is below it by a line: 0.0042 on the tablet. */
const MAX_FONT_SHIFT = 0.005

test('has no layout shift while loading', async ({ page, shop, catalogue, cart }) => {
  const first = await catalogue.landingPaths()
  const paths = [...Object.values(first), shop.path('Login'), shop.path('Register'), shop.path('Contact')]
  const shifts: Record<string, number> = {}
  const measure = async (name: string, path: string) => {
    await page.goto(path)
    await shop.waitForHydration()
    await page.waitForLoadState('load')
    const shift = await measureLayoutShift(page)
    if (shift >= MAX_SHIFT) shifts[name] = shift
  }
  for (const path of paths) await measure(`${path} for a visitor`, path)
  await cart.seedOne(await catalogue.garment(), 2)
  for (const path of paths) await measure(`${path} with a cart`, path)
  expect(shifts, 'pages that move').toEqual({})
})

test('has no layout shift when web fonts load late', { tag: '@long' }, async ({ page, shop, catalogue }) => {
  let fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  for (const path of Object.values(await catalogue.landingPaths())) {
    fonts = Promise.withResolvers()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await shop.waitForHydration()
    fonts.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await measureLayoutShift(page), path).toBeLessThan(MAX_FONT_SHIFT)
  }
})
