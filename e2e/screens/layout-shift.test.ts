import { categoryIds } from '@colada/domain/catalogue/category'
import { shiftOf } from '../../scripts/bench/weigh.ts'
import { expect, test } from '../support/test.ts'

test('nothing moves while a page loads', async ({ page, shop, catalogue, cart }) => {
  const garment = await catalogue.garment()
  const visitor = [shop.path('Home'), catalogue.categoryPath(categoryIds.dryCleaning), garment.path]
  const paths = [...visitor, shop.path('Carrito'), shop.path('Login'), shop.path('Register')]
  const shifts: Record<string, number> = {}
  const measure = async (name: string, path: string) => {
    await page.goto(path)
    await shop.alive()
    await page.waitForLoadState('load')
    const shift = await shiftOf(page)
    if (shift >= 0.01) shifts[name] = shift
  }
  for (const path of paths) await measure(`${path} for a visitor`, path)
  await cart.bringOne(garment, 2)
  for (const path of paths) await measure(`${path} with a cart`, path)
  expect(shifts, 'pages that move').toEqual({})
})
