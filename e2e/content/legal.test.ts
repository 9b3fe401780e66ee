import { randomUUID } from 'node:crypto'
import { company } from '@colada/domain/content/company'
import { pageSchema } from '#storefront/features/content/page-schema.ts'
import { readContent } from '#tests/support/content.ts'
import { expect, test } from '../support/test.ts'

const pages = {
  Terms: 'terms',
  Gdpr: 'gdpr',
  Privacy: 'privacy',
  LegalNotice: 'legal-notice',
  Cookies: 'cookies',
  Withdrawal: 'withdrawal',
  Accessibility: 'accessibility',
} as const

test('legal pages have their date and a table of contents, and are in the footer and the sitemap', async ({
  page,
  shop,
  language,
  t,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const [route, name] of Object.entries(pages) as [keyof typeof pages, string][]) {
    const content = pageSchema.parse(readContent(`pages/${name}`, language))
    await page.goto(shop.path(route))
    await expect(page.getByRole('heading', { level: 1, name: content.title })).toBeVisible()
    await expect(
      page.getByText(t('content:page.validFrom', { version: content.version!, date: '' }).trim()),
    ).toBeVisible()
    const last = content.sections.at(-1)!
    await page
      .getByRole('navigation', { name: t('content:page.contents') })
      .getByRole('link', { name: last.title })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: last.title })).toBeInViewport()
    expect(sitemap).toContain(`${shop.path(route)}</loc>`)
    await expect(page.getByRole('contentinfo').locator(`a[href="${shop.path(route)}"]`)).toHaveCount(1)
  }
})

test(
  'a withdrawal takes two steps without a log-in, and is printed without the shop around it',
  { tag: '@phone' },
  async ({ page, shop, t }) => {
    await page.goto(`${shop.path('Withdrawal')}?order=K7M2QPX`)
    await page.getByRole('textbox', { name: t('withdrawal:fields.name') }).fill('Ana Núñez')
    await expect(page.getByRole('textbox', { name: t('withdrawal:fields.locator') })).toHaveValue('K7M2QPX')
    await page.getByRole('button', { name: t('withdrawal:next') }).click()
    await expect(page.getByText(t('withdrawal:missing.email')).first()).toBeVisible()
    const email = `${randomUUID()}@example.com`
    await page.getByRole('textbox', { name: t('withdrawal:fields.email') }).fill(email)
    await page.getByRole('button', { name: t('withdrawal:next') }).click()
    await page.getByRole('button', { name: t('withdrawal:confirm') }).click()
    await expect(page.getByRole('heading', { name: t('withdrawal:doneTitle') })).toBeVisible()
    await expect(page.getByText(company.legalName).first()).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
