import { categoryIds } from '@colada/domain/catalogue/category'
import { bestSellerIds, homeCategoryIds } from '@colada/domain/catalogue/suggestions'
import { formatMoney } from '#storefront/platform/format/money.ts'
import { referralReward } from '@colada/domain/promotions/referral'
import { expect, test } from '../support/test.ts'

test('shows a visitor every part of the shop, and what is only for customers to nobody', async ({
  page,
  shop,
  catalogue,
  t,
}) => {
  await shop.navigate('Home')
  const services = page.getByRole('region', { name: t('content:home.services') })
  const ways = await services.getByRole('heading', { level: 3 }).getByRole('link').all()
  expect(await Promise.all(ways.map((way) => way.getAttribute('href')))).toEqual(
    homeCategoryIds.map((id) => catalogue.categoryPath(id)),
  )

  const row = page.getByRole('region', { name: t('content:home.bestSellers') })
  const shown = await Promise.all(
    (await row.getByRole('heading', { level: 3 }).getByRole('link').all()).map((link) =>
      link.getAttribute('href'),
    ),
  )
  const listed = await catalogue.named(bestSellerIds)
  expect(shown).toHaveLength(8)
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(shown))

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
    name: t('promotions:referral.title', { reward: formatMoney(referralReward) }),
  })
  await expect(friends.getByRole('link', { name: t('promotions:referral.account') })).toHaveAttribute(
    'href',
    shop.path('Register'),
  )
  await expect(page.getByRole('region', { name: t('coverage:zip.title') })).toBeHidden()
})

test('leads from an article of the blog to the whole of it', { tag: '@phone' }, async ({ page, shop, t }) => {
  await shop.navigate('Home')
  const blog = page.getByRole('region', { name: t('content:home.blog') })
  const articles = blog.getByRole('heading', { level: 3 }).getByRole('link')
  await expect(articles).toHaveCount(3)
  const title = await articles.nth(1).textContent()
  await articles.nth(1).click()
  await shop.arrive('Blog')
  await expect(page.getByRole('heading', { level: 2, name: title! })).toBeInViewport()
})

test(
  'asks for a postal code once there is a cart',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, t }) => {
    await cart.bringOne(await catalogue.garment())
    await shop.navigate('Home')
    await expect(page.getByRole('region', { name: t('coverage:zip.title') })).toBeVisible()
  },
)

test('a code that is given on Home waits in the cart until it is taken off', async ({
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

  await cart.bringOne(await catalogue.garment())
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
  'a customer has a code for friends, and is asked for a postal code without a cart',
  { tag: '@desk' },
  async ({ page, shop, account, t }) => {
    await account.exist()
    await shop.navigate('Home')
    const friends = page.getByRole('region', {
      name: t('promotions:referral.title', { reward: formatMoney(referralReward) }),
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
  'a company sees what is for companies, and brings no friends',
  { tag: '@desk' },
  async ({ page, shop, account, catalogue, t }) => {
    await account.enter('empresa@colada.example', 'colada-demo')
    await shop.navigate('Home')
    // The row comes to life when it comes near.
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
