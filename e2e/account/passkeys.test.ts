import { addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

test('adds a passkey, logs in with it and deletes it', async ({ page, shop, account, browserErrors, t }) => {
  await addAuthenticator(page)
  await account.createByApi()
  await shop.navigate('AccountSecurity')
  await page.getByRole('button', { name: t('profile:security.addPasskey') }).click()
  await expect(page.getByText(t('profile:security.passkeyAdded')).first()).toBeVisible()
  await account.logOutByApi()

  await shop.navigate('Login')
  await page.getByRole('button', { name: t('account:login.passkey') }).click()
  await shop.waitForRoute('Home')

  await shop.navigate('AccountSecurity')
  const passkeys = page.getByRole('list', { name: t('profile:security.passkeys') })
  await passkeys.getByRole('button').click()
  await page.getByRole('button', { name: t('profile:security.removePasskeyConfirm') }).click()
  await expect(page.getByText(t('profile:security.noPasskeys'))).toBeVisible()

  // The authenticator still has the passkey, which the shop refuses.
  browserErrors.expect(/401/)
  await account.logOutByApi()
  await shop.navigate('Login')
  await page.getByRole('button', { name: t('account:login.passkey') }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
})
