import { expect, test } from '../support/test.ts'

test('a log-out clears every tab and the cart, which stays with the account', async ({
  page,
  shop,
  account,
  cart,
  catalogue,
  t,
}) => {
  await account.createByApi()
  const garment = await catalogue.garment()
  await catalogue.open(garment)
  await catalogue.add(garment)
  const otherTab = await shop.openInNewTab()
  await otherTab.navigate('Profile')
  const email = otherTab.page.getByRole('main').getByText(account.person.email).first()
  await expect(email).toBeVisible()
  await otherTab.waitForContent()

  // At once: the cart is not saved yet.
  await page.getByRole('button', { name: t('shell:user.account') }).click()
  // The message of the other tab is shown for some seconds only.
  const message = expect(otherTab.page.getByText(t('shell:flash.signedOutInOtherTab'))).toBeVisible()
  await Promise.all([message, page.getByRole('menuitem', { name: t('shell:user.logOut') }).click()])
  await shop.waitForRoute('Home')
  await expect(cart.button(0)).toBeVisible()
  await otherTab.waitForRoute('Login')
  await expect(email).toHaveCount(0)
  // The cookie of the other tab's message is gone, too.
  expect(await page.context().cookies()).toEqual([])

  await shop.navigate('Login')
  await account.logIn()
  await shop.waitForRoute('Home')
  await expect(cart.button(1)).toBeVisible()
})

test('an offline log-out is completed when the connection is back', async ({
  page,
  shop,
  account,
  browserErrors,
  t,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await account.createByApi()
  await shop.navigate('Home')
  await page.getByRole('button', { name: t('shell:user.account') }).click()
  const logOut = page.getByRole('menuitem', { name: t('shell:user.logOut') })
  await expect(logOut).toBeVisible()
  await page.context().setOffline(true)
  await logOut.click()
  await expect(page.getByText(t('shell:logOut.offline')).first()).toBeVisible()
  const session = async () => (await page.context().cookies()).map(({ name }) => name)
  expect(await session()).toEqual(['colada_session'])
  await page.context().setOffline(false)
  await expect(page.getByText(t('shell:logOut.ended')).first()).toBeVisible()
  expect(await session()).toEqual([])
})
