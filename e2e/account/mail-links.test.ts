import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** 200 with a session, 401 without. */
const statusOfMe = async ({ request }: BrowserContext) => (await request.get('/api/users/me')).status()

test('replaces a forgotten password and ends the earlier sessions', async ({
  page,
  context,
  browser,
  baseURL,
  shop,
  account,
  mailbox,
  t,
}) => {
  await account.createByApi()
  const earlier = await browser.newContext({
    baseURL: baseURL!,
    storageState: await context.storageState(),
  })
  expect(await statusOfMe(earlier)).toBe(200)
  await context.clearCookies()

  await shop.navigate('Login')
  await page.getByRole('link', { name: t('account:login.forgot') }).click()
  await shop.waitForRoute('ForgotPassword')
  // The log-in has a field of the same name, and stays until the next page is rendered.
  await expect(page.getByRole('heading', { level: 1, name: t('account:forgot.title') })).toBeVisible()
  await account.field('email').fill(account.person.email)
  await page.getByRole('button', { name: t('account:forgot.submit') }).click()
  await shop.waitForRoute('Login')
  await expect(page.getByText(t('account:forgot.sentTitle'))).toBeVisible()

  await page.goto(await mailbox.waitForLink(account.person.email, shop.path('NewPassword', { token: '' })))
  await shop.waitForHydration()
  const password = 'otra colada al sol'
  const field = (key: 'newPassword' | 'repeatNewPassword') =>
    page.getByLabel(t(`account:fields.${key}`), { exact: true })
  await field('newPassword').fill(password)
  await field('repeatNewPassword').fill(password)
  await page.getByRole('button', { name: t('account:newPassword.submit') }).click()
  await shop.waitForRoute('Home')
  expect(await statusOfMe(context)).toBe(200)
  expect(await statusOfMe(earlier)).toBe(401)
  await earlier.close()
})

test(
  'logs in once with a link by mail',
  { tag: '@phone' },
  async ({ page, context, shop, account, mailbox, t, browserErrors }) => {
    await account.createByApi({ signedIn: false })
    await shop.navigate('Login')
    await page.getByRole('button', { name: t('account:login.byMail') }).click()
    await account.field('email').fill(account.person.email)
    await page.getByRole('button', { name: t('account:mailLogin.submit') }).click()
    await expect(page.getByText(t('account:mailLogin.sentTitle'))).toBeVisible()

    const link = await mailbox.waitForLink(account.person.email, shop.path('LoginLink', { token: '' }))
    const document = await page.goto(link)
    expect(document?.headers()['referrer-policy']).toBe('no-referrer')
    await shop.waitForHydration()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:login.submit') })
      .click()
    await shop.waitForRoute('Home')
    expect(await statusOfMe(context)).toBe(200)

    browserErrors.expect(/404/)
    await page.goto(link)
    await expect(page.getByText(t('account:link.expired'))).toBeVisible()
  },
)

test(
  'says how long an account is locked',
  { tag: '@phone' },
  async ({ page, shop, account, t, browserErrors }) => {
    browserErrors.expect(/401|429/)
    await account.createByApi({ signedIn: false })
    await shop.navigate('Login')
    const locked = page.getByText(t('account:login.lockedTitle'))
    await expect(async () => {
      await account.logIn({ ...account.person, password: 'equivocada' })
      await expect(locked).toBeVisible({ timeout: 500 })
    }).toPass()
  },
)
