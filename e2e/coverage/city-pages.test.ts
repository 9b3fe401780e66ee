import { cityStores, selectableStores } from '@colada/domain/coverage/stores'
import { townsOf } from '@colada/domain/coverage/towns'
import { MAP_ORIGIN } from '#storefront/platform/routes/map-routes.ts'
import { findSeriousViolations } from '#tests/axe.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expect, test } from '../support/test.ts'

test('checks a postal code with Enter and lists the towns of a city', async ({ page, shop, t }) => {
  await shop.navigate('CoverageSevilla')
  const towns = page.getByRole('region', { name: t('coverage:towns') })
  await expect(towns.getByRole('listitem')).toHaveCount(townsOf('sevilla').length)

  const region = page.getByRole('region', { name: t('coverage:zip.title') })
  const field = region.getByLabel(t('coverage:zip.label'))
  await field.fill('41700')
  await field.press('Enter')
  await expect(region.getByText(t('coverage:zip.covered', { town: 'Dos Hermanas' }))).toBeVisible()

  await field.fill('50001')
  await field.press('Enter')
  await expect(region.getByText(t('coverage:zip.notCovered', { code: '50001' }))).toBeVisible()
  const email = region.getByLabel(t('coverage:zip.email'))
  await email.fill('ana@customers.example')
  await email.press('Enter')
  await expect(region.getByText(t('coverage:zip.sent'))).toBeVisible()
})

test('leads from a city without pickup to the postal code check', async ({ page, shop, t }) => {
  await page.goto(shop.path('CoverageOther', { ciudad: 'bilbao' }))
  await expect(page.getByText(t('coverage:notYet.title', { city: 'Bilbao' }))).toBeVisible()
  await expect(page.getByLabel(t('coverage:zip.label'))).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.goto(shop.path('CoverageOther', { ciudad: 'getafe' }))
  await shop.waitForRoute('CoverageMadrid')
})

test('loads the map of a store on click only', async ({ page, context, shop, browserErrors, t }) => {
  const requests: string[] = []
  await context.route(`${MAP_ORIGIN}/**`, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' })
  })
  browserErrors.expect(/third party: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/)
  await shop.navigate('Coverage')
  await page
    .getByRole('link', { name: t('coverage:city.madrid'), exact: true })
    .first()
    .click()
  await shop.waitForRoute('CoverageMadrid')
  const stores = page.getByRole('region', { name: t('coverage:stores.title', { city: 'Madrid' }) })
  await expect(stores.getByRole('article')).toHaveCount(cityStores('madrid').length)
  const { name } = cityStores('madrid')[0]!
  const store = stores.getByRole('article', { name })
  await store.scrollIntoViewIfNeeded()
  await expect(store.getByText(t('coverage:stores.mapNote'))).toBeVisible()
  await expect(store.getByRole('link', { name: t('coverage:stores.directions') })).toHaveAttribute(
    'rel',
    'noreferrer',
  )
  expect(requests).toEqual([])

  await store.getByRole('button', { name: t('coverage:stores.map') }).click()
  const map = page.frameLocator(`iframe[title="${t('coverage:stores.mapTitle', { store: name })}"]`)
  await expect(map.getByRole('heading', { name: 'Map' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('keeps the store that is chosen in the footer for the visit', async ({ page, shop, t }) => {
  const { name } = cityStores('barcelona')[0]!
  await shop.navigate('Faq')
  const footer = await shop.openFooterColumn(t('shell:locations'))
  await footer.getByRole('button', { name: t('shell:footer.chooseStore') }).click()
  const dialog = page.getByRole('dialog', { name: t('coverage:stores.chooseTitle') })
  await dialog.getByRole('radio', { name }).click()
  await expect(
    dialog.getByRole('article', { name }).getByRole('link', { name: t('coverage:stores.directions') }),
  ).toBeVisible()
  await dialog.getByRole('link', { name: t('coverage:stores.all') }).click()
  await shop.waitForRoute('Coverage')
  const stores = page.getByRole('region', { name: t('coverage:stores.chooseTitle') })
  await expect(stores.getByRole('radio', { name })).toBeChecked()
  await expect(stores.getByRole('article')).toHaveCount(selectableStores(false).length)
  await expect(stores.getByRole('article', { name }).getByText(t('coverage:stores.label'))).toBeVisible()
})

test('shows the map of Valencia on wide screens only', async ({ page, shop, t }) => {
  await shop.navigate('CoverageValencia')
  const store = page.getByRole('article', { name: cityStores('valencia')[0]!.name })
  await store.scrollIntoViewIfNeeded()
  await expect(store.getByRole('link', { name: t('coverage:stores.directions') })).toBeVisible()
  await expect(store.getByRole('button', { name: t('coverage:stores.map') })).toBeVisible({
    visible: !shop.isPhone,
  })
})

test.describe('at 320 px', () => {
  // axe sets style attributes, which the CSP blocks.
  test.use({
    bypassCSP: true,
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test(
    'has no accessibility violations and no horizontal scrolling',
    { tag: '@long' },
    async ({ page, shop }) => {
      for (const name of ['Coverage', 'CoverageMadrid', 'CoverageSevilla', 'Schedules'] as const) {
        await shop.navigate(name)
        expect(await findSeriousViolations(page), name).toEqual([])
        expect(await horizontalOverflow(page), name).toBe(0)
      }
    },
  )
})
