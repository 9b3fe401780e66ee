import { fillFacts } from '#storefront/features/content/shop-facts.ts'
import { faqSchema } from '#storefront/features/content/text-schemas.ts'
import { readContent } from '#tests/support/content.ts'
import { expect, test } from '../support/test.ts'

test('opens the question of a link, and finds others', async ({ page, shop, t, language }) => {
  const { groups } = faqSchema.parse(readContent('texts/faq', language))
  const questions = groups.flatMap((group) => group.questions)
  const storage = questions.find(({ id }) => id === 'storage')!
  await page.goto(`${shop.path('Faq')}#storage`)

  const button = page.getByRole('button', { name: storage.question })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toBeInViewport()
  await expect(page.getByText(fillFacts(storage.answer, language))).toBeVisible()

  const field = page.getByRole('searchbox', { name: t('content:faq.search') })
  await field.fill('paypal')
  await expect(page.getByText(t('content:faq.found', { count: 1 }))).toBeVisible()
  // The only result is open.
  const payment = questions.find(({ id }) => id === 'payment')!
  await expect(page.getByText(fillFacts(payment.answer, language))).toBeVisible()

  await field.fill('xyzzy')
  await expect(page.getByRole('heading', { name: t('content:faq.none', { query: 'xyzzy' }) })).toBeVisible()
  await page.getByRole('button', { name: t('content:faq.showAll') }).click()
  await expect(page.getByText(t('content:faq.found', { count: questions.length }))).toBeVisible()
})

test('describes its questions to search engines', { tag: '@phone' }, async ({ request, shop }) => {
  const html = await (await request.get(shop.path('Faq'))).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const page = (JSON.parse(json) as { '@graph': { '@type': string; mainEntity?: unknown[] }[] })[
    '@graph'
  ].find((thing) => thing['@type'] === 'FAQPage')
  expect(page?.mainEntity).toHaveLength(27)
})
