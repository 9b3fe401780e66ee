import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { type Language, otherLanguage } from '@colada/domain/wire/language'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { withReturn } from '#storefront/platform/routes/guards.ts'
import { expect, test } from '../support/test.ts'

test(
  'keeps what was typed without a network, and logs in when it is back',
  { tag: '@phone' },
  async ({ page, shop, context, account, browserErrors, t }) => {
    await account.createByApi({ signedIn: false })
    await shop.navigate('Login')
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    // The code that sends the form is not loaded yet.
    await context.setOffline(true)
    await account.logIn()
    await expect(page.getByText(t('common:calls.offline'))).toBeVisible()
    await expect(account.field('email')).toHaveValue(account.person.email)

    await context.setOffline(false)
    await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
    await shop.waitForRoute('Home')
  },
)

test('returns to a page of the catalogue, also in the other language', async ({ page, shop, account, t }) => {
  await account.createByApi({ signedIn: false })
  const laundry = slugsOf(categoryIds.laundry)
  const pathIn = (language: Language) => routePath(language, 'Category', { categoria: laundry[language] })
  const other = otherLanguage(shop.language)
  await page.goto(withReturn(shop.path('Login'), pathIn(other)))
  await shop.waitForHydration()
  const languageSwitch = page.getByRole('banner').getByRole('link', { name: t('shell:otherLanguage') })
  await expect(languageSwitch).toHaveAttribute('href', withReturn(routePath(other, 'Login'), pathIn(other)))
  await account.logIn()
  await page.waitForURL(pathIn(shop.language))
  await expect(page.getByRole('heading', { level: 1, name: t('shell:category.3') })).toBeVisible()
})
