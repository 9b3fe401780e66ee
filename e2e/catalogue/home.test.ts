import { categoryIds } from '@colada/domain/catalogue/category'
import { bestSellerIds, homeCategoryIds } from '@colada/domain/catalogue/suggestions'
import { formatMoney } from '@colada/domain/money/format-money'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { expect, test } from '../support/test.ts'

test('renders all sections of Home for a visitor, without customer content', async ({
  page,
  shop,
  catalogue,
  t,
}) => {
  await shop.navigate('Home')
  const services = page.getByRole('region', { name: t('content:home.services') })
  const links = await services.getByRole('heading', { level: 3 }).getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
    homeCategoryIds.map((id) => catalogue.categoryPath(id)),
  )

  const row = page.getByRole('region', { name: t('content:home.bestSellers') })
  const hrefs = await Promise.all(
    (await row.getByRole('heading', { level: 3 }).getByRole('link').all()).map((link) =>
      link.getAttribute('href'),
    ),
  )
  const listed = await catalogue.byIds(bestSellerIds)
  expect(hrefs).toHaveLength(8)
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(hrefs))

  for (const [heading, count] of [
    ['content:home.faq', 5],
    ['content:home.sofaFaq', 4],
  ] as const) {
    const questions = page.getByRole('region', { name: t(heading) }).getByRole('button')
    await expect(questions).toHaveCount(count)
    await questions.first().scrollIntoViewIfNeeded()
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
    await questions.first().click()
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
  }

  const friends = page.getByRole('region', {
    name: t('promotions:referral.title', { reward: formatMoney(REFERRAL_REWARD_CENTS) }),
  })
  await expect(friends.getByRole('link', { name: t('promotions:referral.account') })).toHaveAttribute(
    'href',
    shop.path('Register'),
  )
  await expect(page.getByRole('region', { name: t('coverage:zip.title') })).toBeHidden()
})

test('links from a blog teaser to the full article', { tag: '@phone' }, async ({ page, shop, t }) => {
  await shop.navigate('Home')
  const blog = page.getByRole('region', { name: t('content:home.blog') })
  const articles = blog.getByRole('heading', { level: 3 }).getByRole('link')
  await expect(articles).toHaveCount(3)
  const title = await articles.nth(1).textContent()
  await articles.nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeInViewport()
})

test(
  'shows the postal code check once the cart is filled',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, t }) => {
    await cart.seedOne(await catalogue.garment())
    await shop.navigate('Home')
    await expect(page.getByRole('region', { name: t('coverage:zip.title') })).toBeVisible()
  },
)

test('keeps a promotion code entered on Home in the cart until it is removed', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
}) => {
  await shop.navigate('Home')
  const box = page.getByRole('region', { name: t('promotions:boxTitle') })
  await box.getByLabel(t('promotions:code')).fill(' wash20web ')
  await box.getByRole('button', { name: t('promotions:keepCode') }).click()
  await expect(box.getByText(t('promotions:waiting', { code: 'WASH20WEB' }))).toBeVisible()

  await cart.seedOne(await catalogue.garment())
  await shop.navigate('Carrito')
  await expect(page.getByText(t('promotions:waiting', { code: 'WASH20WEB' }))).toBeVisible()
  await page.getByRole('button', { name: t('promotions:remove', { code: 'WASH20WEB' }) }).click()
  const use = page.getByRole('button', { name: t('promotions:useCode', { code: 'WASH20WEB' }) })
  await use.click()
  await expect(use).toBeHidden()
  await shop.reload()
  await expect(page.getByText(t('promotions:waiting', { code: 'WASH20WEB' }))).toBeVisible()
})

test(
  'shows a customer the referral code and the postal code check without a cart',
  { tag: '@desk' },
  async ({ page, shop, account, t }) => {
    await account.createByApi()
    await shop.navigate('Home')
    const friends = page.getByRole('region', {
      name: t('promotions:referral.title', { reward: formatMoney(REFERRAL_REWARD_CENTS) }),
    })
    await friends.scrollIntoViewIfNeeded()
    await expect(friends.getByText(t('promotions:referral.code'))).toBeVisible()
    const mail = friends.getByRole('link', { name: t('promotions:referral.mail') })
    const code = await friends.locator('strong').textContent()
    expect(decodeURIComponent((await mail.getAttribute('href'))!)).toContain(code!)
    await expect(page.getByRole('region', { name: t('coverage:zip.title') })).toBeVisible()
  },
)

test(
  'shows a company its own content and no referral code',
  { tag: '@desk' },
  async ({ page, shop, account, catalogue, t }) => {
    await account.logInByApi('empresa@colada.example', 'colada-demo')
    await shop.navigate('Home')
    // The row is hydrated near the viewport.
    await page.getByRole('region', { name: t('content:home.bestSellers') }).scrollIntoViewIfNeeded()
    const row = page.getByRole('region', { name: t('content:home.business') })
    const links = row.getByRole('heading', { level: 3 }).getByRole('link')
    const first = (await catalogue.garments(categoryIds.companies))[0]!
    await expect(links.first()).toHaveAttribute('href', first.path)
    await expect(page.getByRole('region', { name: t('content:home.bestSellers') })).toHaveCount(0)
    await page.getByRole('region', { name: t('promotions:boxTitle') }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: t('promotions:referral.account') })).toHaveCount(0)
  },
)
