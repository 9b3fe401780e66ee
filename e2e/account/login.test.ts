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
    await expect(page.getByText(t('account:calls.offline'))).toBeVisible()
    await expect(account.field('email')).toHaveValue(account.person.email)

    await context.setOffline(false)
    await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
    await shop.waitForRoute('Home')
  },
)
