import { company } from '@colada/domain/content/company'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { expect, test } from '../support/test.ts'

test('lists the ways to reach the shop at the end of a form, without a button over it', async ({
  page,
  shop,
  t,
}) => {
  await shop.navigate('Login')
  const help = page.getByRole('complementary', { name: t('shell:help') })
  for (const href of [`tel:${company.phone}`, `mailto:${company.email}`])
    await expect(help.locator(`a[href="${href}"]`)).toBeVisible()
  await expect(page.getByRole('button', { name: t('shell:help') })).toHaveCount(0)
})

test('opens the ways to reach the shop over a page', async ({ page, shop, t }) => {
  await shop.navigate('Home')
  const button = page.getByRole('button', { name: t('shell:help') })
  await button.click()
  const panel = page.getByRole('dialog', { name: t('shell:help') })
  for (const href of [`tel:${company.phone}`, `mailto:${company.email}`])
    await expect(panel.locator(`a[href="${href}"]`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test(
  'places the help button above the bar of a phone and the consent banner',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    await catalogue.open(await catalogue.garment())
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })
    const isAboveBar = async () => {
      const [help, top] = [
        await page.getByRole('button', { name: t('shell:help') }).boundingBox(),
        await bar.boundingBox(),
      ]
      return help!.y + help!.height <= top!.y
    }
    await expect.poll(isAboveBar).toBe(true)
    await shop.declineCookies()
    await expect.poll(isAboveBar).toBe(true)
  },
)

test('offers the discount except on categories, preset searches and the log-in', async ({
  page,
  shop,
  language,
  t,
}) => {
  const offer = page.getByRole('region', { name: t('shell:offer.label') })
  const categoria = language === 'es' ? 'tintoreria' : 'dry-cleaning'
  await shop.navigate('Home')
  await expect(offer).toContainText(firstOrderOffer.code)
  for (const path of [shop.path('Login'), shop.path('Register'), shop.path('Category', { categoria })]) {
    await page.goto(path)
    await expect(offer).toHaveCount(0)
  }
  const search = (words: string) => page.goto(shop.path('CategorySearch', { categoria, search: words }))
  await search(language === 'es' ? 'traje&' : 'suit&')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await search(language === 'es' ? 'corbata' : 'tie')
  await expect(offer).toBeVisible()
})

test.describe('in a browser that is not supported', () => {
  // Internet Explorer and Safari below 9 know no module scripts, layers or feature queries.
  test.use({ javaScriptEnabled: false })

  test('shows a notice without styles and scripts', async ({ page, shop, t }) => {
    const notice = page.getByRole('heading', { name: t('shell:unsupported.title') })
    await page.goto(shop.path('Home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)

    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replaceAll(/@(supports|layer)\b/g, '@unknown') })
    })
    await page.goto(shop.path('Home'))
    await expect(notice).toBeVisible()
    await expect(page.locator(`a[href="tel:${company.phone}"]`)).toBeVisible()
  })
})
