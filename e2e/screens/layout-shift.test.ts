import type { getPickups } from '@colada/domain/schedule/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { measureLayoutShift } from '#bench/weigh.ts'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

/** A tenth of what web vitals call good; a paragraph that wraps differently in its fallback font costs 0.0045 on the tablet. */
const MAX_SHIFT = 0.01

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

test('has no layout shift when the first address of a checkout is saved slowly', async ({
  page,
  shop,
  account,
  catalogue,
  cart,
  schedule,
}) => {
  await account.createByApi()
  await cart.seedOne(await catalogue.garment())
  // The placeholder has the height of a whole day; today may have few hours left.
  await page.route(/\/pickups\b/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as EndpointResponse<typeof getPickups>
    await route.fulfill({ response, json: { ...body, days: body.days.slice(1) } })
  })
  await shop.navigate('Checkout')
  const pickup = schedule.leg('pickup')
  await expect(pickup.getByRole('form')).toBeVisible()
  const loading = await measureLayoutShift(page)
  expect(loading).toBeLessThan(MAX_SHIFT)

  const saved = Promise.withResolvers<void>()
  await page.route(/\/addresses\b/, async (route) => {
    if (route.request().method() === 'POST') await saved.promise
    await route.continue()
  })
  await account.addAddress(homeInMadrid, pickup)
  await expect(pickup.getByRole('form')).toBeHidden()
  await expect(pickup.getByRole('combobox')).toBeFocused()
  // What follows an input within 500 ms is no layout shift.
  const savedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((start) => performance.now() > start + 500, savedAt)
  saved.resolve()
  await expect(schedule.freeHours('pickup').first()).toBeVisible()
  expect((await measureLayoutShift(page)) - loading).toBeLessThan(MAX_SHIFT)
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
    expect(await measureLayoutShift(page), path).toBeLessThan(MAX_SHIFT)
  }
})
