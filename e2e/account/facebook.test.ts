import { people, tokenOf } from '@colada/sandbox/facebook/browser/people'
import type { ShopPage } from '../support/shop-page.ts'
import { expect, test } from '../support/test.ts'

type Person = (typeof people)[number]
const [lucia, marc, noa] = people as [Person, Person, Person]

/** Opens Facebook's window from the log-in screen, where the terms must be accepted, and chooses a person. */
async function logIn(shop: ShopPage, { first_name }: Person): Promise<void> {
  const { page, t } = shop
  const submit = page.getByRole('button', { name: t('account:login.facebook') })
  await submit.click()
  const terms = page.getByRole('checkbox', { name: t('account:fields.termsName') })
  await expect(terms).toHaveAccessibleDescription(t('common:problems.terms'))
  await terms.check()
  await submit.click()
  await shop.waitForRoute('LoginFacebook')
  await expect(terms).toBeChecked()
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: first_name }).click()
}

/** Deletes the account of a person, which another run may have left. */
async function deleteAccount(shop: ShopPage, person: Person): Promise<void> {
  const login = { access_token: tokenOf(person), aceptarTyC: 1 }
  const { user_id } = await shop.post<{ user_id: number }>('/login/facebook', login)
  const response = await shop.page.request.delete(`/api/users/${user_id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.ok()).toBe(true)
  await shop.page.context().clearCookies()
}

test('registers with Facebook and logs in again', { tag: '@phone' }, async ({ page, shop, account, t }) => {
  // Projects of both languages run at the same time.
  const person = shop.language === 'es' ? lucia : marc
  await deleteAccount(shop, person)
  await shop.navigate('Login')
  await logIn(shop, person)
  await shop.waitForRoute('EditUser')
  await expect(account.field('email')).toHaveValue(person.email!)
  await account.field('phone').fill(account.person.phone)
  await page.getByLabel(t('profile:edit.birthDate')).fill('24/05/1984')
  await page.getByRole('button', { name: t('profile:edit.save') }).click()
  await shop.waitForRoute('Profile')
  await shop.waitForContent()

  await account.logOutByApi()
  await shop.navigate('Login')
  await logIn(shop, person)
  await shop.waitForRoute('Home')
})

test(
  'leads a person without e-mail address to the form of the profile',
  { tag: '@phone' },
  async ({ page, shop, account, t }) => {
    await shop.navigate('Login')
    await logIn(shop, noa)
    await shop.waitForRoute('EditUser')
    await expect(page.getByText(t('account:facebook.incomplete')).first()).toBeVisible()
    await expect(account.field('firstName')).toHaveValue(noa.first_name)
    await expect(account.field('email')).toHaveValue('')
  },
)
