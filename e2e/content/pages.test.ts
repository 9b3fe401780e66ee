import { sofaPrices } from '@colada/domain/content/sofa-prices'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { languages } from '@colada/domain/wire/language'
import { routeScreens } from '#storefront/platform/routes/route-table.ts'
import { findSeriousViolations } from '#tests/axe.ts'
import { isLongRun } from '#tests/long-run.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expect, test } from '../support/test.ts'

const contentScreens = new Set([
  'content/information',
  'contact/inquiry',
  'content/sofa-cleaning',
  'content/cookies',
  'content/withdrawal',
])
const rows = Object.entries(routeScreens) as [RouteName, string][]
const pages = rows.filter(([, screen]) => contentScreens.has(screen)).map(([name]) => name)
const examples = new Set([...contentScreens].map((screen) => rows.find(([, own]) => own === screen)?.[0]))
const pathsOf = (name: RouteName) => languages.map((language) => routePath(language, name as 'AboutUs'))

/** Prices in the order of the table, as numbers. */
const toEuros = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const name of pages)
  test(
    `${name} renders in both languages and is accessible at 320 px`,
    // One page of each screen; `npm run test:long` checks all of them.
    { tag: examples.has(name) ? '@phone' : ['@phone', '@long'] },
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      // Axe measures only the part of a target that the banner does not cover.
      await shop.navigate('Contact')
      await shop.declineCookies()
      for (const path of pathsOf(name)) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await shop.waitForHydration()
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        expect(await horizontalOverflow(page), path).toBe(0)
        expect(await findSeriousViolations(page), path).toEqual([])
      }
    },
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sofa cleaning shows the prices and links the form', async ({ page, shop, t }) => {
    await page.goto(shop.path('SofaCleaning'))
    const table = page.getByRole('table', { name: t('content:sofa.prices') })
    const cells = await table.getByRole('cell').allTextContents()
    expect(cells.map(toEuros)).toEqual(
      Object.values(sofaPrices).flatMap(({ fabric, leather }) => [fabric / 100, leather / 100]),
    )
    await expect(page.locator('main a[href="#contact"]')).toBeVisible()
    // Cards on screen, a table on paper.
    await expect(table.getByRole('row').last()).toHaveCSS('display', 'grid')
    await page.emulateMedia({ media: 'print' })
    await expect(table.getByRole('row').last()).toHaveCSS('display', 'table-row')
  })

  test('pages show their title and sections', { tag: '@phone' }, async ({ page }) => {
    const shown = isLongRun ? pages : pages.filter((name) => examples.has(name))
    for (const path of shown.flatMap(pathsOf)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), path).toBeVisible()
    }
  })
})

test(
  'describes sofa cleaning and its questions to search engines',
  { tag: '@phone' },
  async ({ request, shop }) => {
    const html = await (await request.get(shop.path('SofaCleaning'))).text()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const things = (JSON.parse(json) as { '@graph': { '@type': string; offers?: object }[] })['@graph']
    expect(things.map((thing) => thing['@type'])).toEqual(['Service', 'FAQPage'])
    expect(things[0]?.offers).toMatchObject({ lowPrice: '10.95', highPrice: '155.95', priceCurrency: 'EUR' })
  },
)

test('a business page sends its request', async ({ page, shop, t }) => {
  await shop.navigate('Restaurants')
  await expect(page.getByRole('link', { name: t('content:page.whatsApp'), exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/34\d{9}$/,
  )
  await page.locator('main a[href="#contact"]').first().click()
  await page.getByLabel(t('contact:fields.name')).fill('Bar Manolo')
  await page.getByLabel(t('contact:fields.email')).fill('bar@colada.example')
  await page.getByLabel(t('contact:fields.phone')).fill('612345678')
  await page.getByLabel(t('contact:fields.cp')).fill('28013')
  await page.getByLabel(t('contact:fields.subject')).fill('Manteles')
  await page.getByLabel(t('contact:fields.message')).fill('Cuarenta manteles a la semana.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('contact:submit') }).click()
  await shop.waitForRoute('PeticionEnviadaRestaurantes')
})
