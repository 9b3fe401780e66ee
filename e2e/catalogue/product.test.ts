import { categoryIds } from '@colada/domain/catalogue/category'
import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { textLengths } from '@colada/domain/catalogue/truncate'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import type { Garment } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

test('shares a product by link, mail and WhatsApp without the Web Share API', async ({
  page,
  context,
  catalogue,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Some desktop browsers implement the Web Share API; this test disables it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const garment = await catalogue.garment()
  await catalogue.open(garment)
  await page.getByRole('button', { name: t('catalogue:share') }).click()
  const sharing = page.getByRole('group', { name: t('catalogue:sharing.label') })
  await sharing.getByRole('button', { name: t('catalogue:sharing.copy') }).click()
  await expect(sharing.getByRole('button', { name: t('catalogue:sharing.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  for (const [target, scheme] of [
    ['mail', 'mailto:'],
    ['whatsApp', 'https://wa.me/'],
  ] as const) {
    const href = await sharing
      .getByRole('link', { name: t(`catalogue:sharing.${target}`) })
      .getAttribute('href')
    expect(href!.startsWith(scheme), href!).toBe(true)
    expect(decodeURIComponent(href!)).toContain(page.url())
  }
})

test('shares a product by the Web Share API', { tag: '@phone' }, async ({ page, catalogue, t }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void Object.assign(window, { handed: data })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  const garment = await catalogue.garment()
  await catalogue.open(garment)
  await page.getByRole('button', { name: t('catalogue:share') }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { handed?: ShareData }).handed))
    .toEqual({ title: garment.title, url: page.url() })
  await expect(page.getByRole('group', { name: t('catalogue:sharing.label') })).toHaveCount(0)
})

test('truncates a long description on a phone and expands it', async ({
  page,
  shop,
  catalogue,
  language,
  t,
}) => {
  const response = await page.request.get('/api/products', { params: { lang: language } })
  const { categories } = (await response.json()) as GetProductsResponse
  const sold = categories.find(({ id }) => id === categoryIds.dryCleaning)!.products
  const long = sold.find(({ description }) => description.length > textLengths.descriptionMobile + 20)!
  expect(long.description.length).toBeLessThanOrEqual(textLengths.descriptionDesktop)
  const [garment] = await catalogue.byIds([long.id])
  await catalogue.open(garment!)
  const more = page.getByRole('button', { name: t('catalogue:seeMore') })
  const end = page.getByText(long.description.slice(-40)).filter({ visible: true })
  if (!shop.isPhone) {
    await expect(end).toBeVisible()
    await expect(more).toHaveCount(0)
    return
  }
  await expect(end).toHaveCount(0)
  await more.click()
  await expect(end).toBeVisible()
  await page.getByRole('button', { name: t('catalogue:seeLess') }).click()
  await expect(end).toHaveCount(0)
})

test('links to the same product, category and search in the other language', async ({
  page,
  shop,
  catalogue,
  language,
  t,
}) => {
  const garment = await catalogue.garment()
  const other = language === 'es' ? 'en' : 'es'
  const change = page.getByRole('link', { name: t('shell:otherLanguage') })
  const arrive = async (path: string) => {
    await change.click()
    await page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(path))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  }
  await catalogue.open(garment)
  await arrive(garment.counterpart)
  const category = garment.counterpart.slice(0, garment.counterpart.lastIndexOf('/'))
  await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
  await arrive(category)
  const slug = slugsOf(categoryIds.dryCleaning)
  const from = (name: 'CategoryPage' | 'CategorySearch', rest: object) =>
    page.goto(shop.path(name, { categoria: slug[language], ...rest } as never))
  // The page number is preserved.
  await from('CategoryPage', { pagina: 3 })
  await arrive(routePath(other, 'CategoryPage', { categoria: slug[other], pagina: 3 }))
  // A filter is translated.
  const button = (of: Language) => `${subFilters.get(categoryIds.dryCleaning)![of][1]!.word}&`
  await from('CategorySearch', { search: button(language) })
  await arrive(routePath(other, 'CategorySearch', { categoria: slug[other], search: button(other) }))
  // A free query is not translated; without results it searches all categories.
  const search = language === 'es' ? 'lentejuelas' : 'sequins'
  await from('CategorySearch', { search })
  const everywhere = slugsOf(categoryIds.all)[other]
  await arrive(routePath(other, 'CategorySearch', { categoria: everywhere, search }))
})

test('suggests at most eight related products of the category, equal on server and client', async ({
  page,
  shop,
  catalogue,
  t,
}) => {
  const row = page.getByRole('region', { name: t('catalogue:compatible') })
  const names = () => row.getByRole('heading', { level: 3 }).allTextContents()
  const openAndReadNames = async (garment: Garment) => {
    await catalogue.open(garment)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('heading', { level: 3 })).not.toHaveCount(0)
    return names()
  }
  for (const category of [categoryIds.dryCleaning, categoryIds.carpets]) {
    const sold = await catalogue.garments(category)
    const [garment] = sold
    const titles = await openAndReadNames(garment!)
    const others = sold.filter(({ title }) => title !== garment!.title && !title.includes('PLUS'))
    expect(titles).toHaveLength(Math.min(8, others.length))
    expect(titles.filter((title) => !others.some((other) => other.title === title))).toEqual([])
    // The client selects the same products as the server.
    await page.goto(catalogue.categoryPath(category))
    await shop.waitForHydration()
    await catalogue.openFromList(garment!)
    await row.scrollIntoViewIfNeeded()
    await expect.poll(names).toEqual(titles)
  }
})

test(
  'has the action and confirm in the bottom bar of a phone in every state',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, t }) => {
    const response = await page.request.get('/api/products', { params: { lang: shop.language } })
    const { categories } = (await response.json()) as GetProductsResponse
    const sold = categories.find(({ id }) => id === categoryIds.specialItems)!.products
    const longest = sold.reduce((one, other) => (other.title.length > one.title.length ? other : one))
    const [long, rug] = [(await catalogue.byIds([longest.id]))[0]!, await catalogue.carpet()]
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })
    const confirm = bar.getByRole('link', { name: t('catalogue:toCart') })

    await page.setViewportSize({ width: 320, height: 640 })
    await catalogue.open(long)
    await expect(bar).toContainText(t('catalogue:perPiece'))
    await expect(bar.getByRole('button')).toHaveCount(2)
    const unavailable = bar.getByRole('button', { name: t('catalogue:toCart') })
    await expect(unavailable).toHaveAccessibleDescription(t('catalogue:confirmEmpty'))
    await unavailable.click({ force: true })
    await expect(
      page.getByRole('list', { name: t('shell:notices.log') }).getByText(t('catalogue:confirmEmpty')),
    ).toHaveCount(1)
    expect(await horizontalOverflow(page), 'an empty cart').toBe(0)

    await cart.seed([{ productId: 1, quantity: 1 }])
    await catalogue.open(long)
    await expect(confirm).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page), 'a filled cart').toBe(0)
    await catalogue.open(rug)
    await expect(bar).toContainText(t('catalogue:perSquareMetre'))
    await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 })

    const [incompatible] = await catalogue.garments(categoryIds.vouchers)
    await catalogue.open(incompatible!)
    await expect(
      bar.getByRole('button', {
        name: t('catalogue:blockedName', { reason: t('catalogue:blocked'), name: incompatible!.title }),
      }),
    ).toBeInViewport({ ratio: 1 })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page), 'an incompatible product').toBe(0)

    const [shirt] = await catalogue.byIds([1])
    await catalogue.open(shirt!)
    await expect(bar.getByRole('spinbutton')).toHaveValue('1')
    await expect(bar).toContainText(t('catalogue:subtotal'))
    expect(await horizontalOverflow(page), 'a product in the cart').toBe(0)
    await confirm.click()
    await page.waitForURL(shop.path('Carrito'))
  },
)
