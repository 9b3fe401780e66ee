import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('changes the e-mail address by the link of a mail', async ({ page, shop, account, mailbox, t }) => {
  await account.createByApi()
  const email = account.person.email.replace('e2e-', 'e2e-new-')
  await shop.navigate('EditUser')
  await account.field('email').fill(email)
  await page.getByLabel(t('profile:edit.birthDate')).fill('24/05/1984')
  await page.getByRole('button', { name: t('profile:edit.save') }).click()
  await shop.waitForRoute('Profile')
  await expect(page.getByText(t('profile:data.pendingTitle', { email }))).toBeVisible()
  await expect(page.getByText('24/05/1984')).toBeVisible()
  await page.goto(await mailbox.waitForLink(email, shop.path('ConfirmEmail', { token: '' })))
  await expect(page.getByText(email)).toBeVisible()
  await shop.navigate('Profile')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByText(t('profile:data.pendingTitle', { email }))).toHaveCount(0)
})

test('leads from a new address back, with garments to the cart', async ({
  page,
  shop,
  account,
  catalogue,
  cart,
  t,
}) => {
  await account.createByApi()
  await shop.navigate('Profile')
  const addAddress = async (alias: string) => {
    await page.getByRole('link', { name: t('profile:addresses.add') }).click()
    await shop.waitForRoute('AddAddress')
    await account.addAddress({ ...homeInMadrid, alias })
  }
  await addAddress('Casa')
  await shop.waitForRoute('Profile')
  await expect(page.getByRole('article', { name: 'Casa' })).toBeVisible()
  await cart.seedOne(await catalogue.garment())
  await shop.reload()
  await addAddress('Trabajo')
  await shop.waitForRoute('Carrito')
})

test('refuses to delete an address that an open order uses', async ({
  page,
  shop,
  account,
  catalogue,
  orders,
  browserErrors,
  t,
}) => {
  browserErrors.expect(/409/)
  await account.createByApi({ address: homeInMadrid })
  await orders.placeByApi([await catalogue.garment(1)])
  await shop.navigate('Profile')
  const { alias } = homeInMadrid
  await page.getByRole('button', { name: t('profile:addresses.remove', { alias }) }).click()
  await page.getByRole('button', { name: t('profile:addresses.removeConfirm') }).click()
  const refusal = page.getByRole('alertdialog', { name: t('profile:addresses.notRemoved') })
  await expect(refusal).toBeVisible()
  await refusal.getByRole('button', { name: t('profile:addresses.close') }).click()
  await expect(page.getByRole('article', { name: alias })).toBeVisible()
})

test('deletes the account, which logs out', async ({ page, shop, account, t }) => {
  await account.createByApi({ address: homeInMadrid })
  await shop.navigate('Profile')
  await shop.waitForContent()
  await page.getByRole('button', { name: t('profile:account.delete') }).click()
  await page.getByRole('button', { name: t('profile:account.deleteContinue') }).click()
  await page.getByRole('button', { name: t('profile:account.deleteConfirm') }).click()
  await shop.waitForRoute('Home')
  await expect(page.getByText(t('profile:account.deleted')).first()).toBeVisible()
  await page.goto(shop.path('Profile'))
  await shop.waitForRoute('Login')
})

test('changing the password ends the other session', async ({ page, shop, account, browser, baseURL, t }) => {
  await account.createByApi()
  const { email, password } = account.person
  const other = await browser.newContext({ baseURL: baseURL! })
  await other.request.post('/api/login', {
    data: { email, password: account.digest(password) },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await shop.navigate('ChangePassword')
  await page.getByLabel(t('profile:password.old'), { exact: true }).fill(password)
  await page.getByLabel(t('profile:password.new'), { exact: true }).fill('otra colada al viento')
  await page.getByLabel(t('profile:password.repeat'), { exact: true }).fill('otra colada al viento')
  await page.getByRole('button', { name: t('profile:password.save') }).click()
  await shop.waitForRoute('Profile')
  await expect(
    page.getByRole('heading', { name: t('profile:sections.addresses'), exact: true }),
  ).toBeVisible()
  expect((await other.request.get('/api/users/me')).status()).toBe(401)
  await other.close()
})

test('stores a change of language with the account', { tag: '@desk' }, async ({ page, shop, account, t }) => {
  await account.createByApi()
  await shop.navigate('Profile')
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/users/me/language') && response.ok(),
  )
  await page.getByRole('link', { name: t('shell:otherLanguage') }).click()
  await stored
  await page.waitForURL('**/mi-perfil')
})
