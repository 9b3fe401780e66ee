import { shiftOf } from '#scripts/bench/weigh.ts'
import { expect, test } from '../support/test.ts'

test('nothing moves while a page loads', async ({ page, shop, catalogue, cart }) => {
  const first = await catalogue.firstScreens()
  const paths = [...Object.values(first), shop.path('Login'), shop.path('Register')]
  const shifts: Record<string, number> = {}
  const measure = async (name: string, path: string) => {
    await page.goto(path)
    await shop.alive()
    await page.waitForLoadState('load')
    const shift = await shiftOf(page)
    if (shift >= 0.01) shifts[name] = shift
  }
  for (const path of paths) await measure(`${path} for a visitor`, path)
  await cart.bringOne(await catalogue.garment(), 2)
  for (const path of paths) await measure(`${path} with a cart`, path)
  expect(shifts, 'pages that move').toEqual({})
})

/** On a slow line: letters of a device's own stand in, whose words must be as wide. */
test('no line breaks elsewhere when the letters arrive late', async ({ page, catalogue }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  for (const path of Object.values(await catalogue.firstScreens())) {
    await page.goto(path)
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftOf(page), path).toBeLessThan(0.001)
  }
})
