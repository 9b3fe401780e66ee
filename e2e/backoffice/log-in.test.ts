import { addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from './staff.ts'

test('a counter logs in at a store, and out', async ({ page, staff, t, context }) => {
  await staff.openAs('counter', '/')
  await expect(page.getByRole('heading', { level: 1, name: t('counter:title') })).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name.endsWith('colada_staff'))
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await expect(page.getByRole('button', { name: 'Nuria Vega, Madrid Plaza España' })).toBeVisible()
  await staff.logOut()
  await page.goto('/orders')
  await expect(page.getByLabel(t('session:email'))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('a wrong password, store or code keeps what was typed', async ({ page, staff, t, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  browserErrors.expect(/status of 422/)
  const member = await staff.addMember('counter')
  await page.goto('/login')
  await staff.sendPassword({ ...member, password: 'not the password' })
  await expect(page.getByLabel(t('session:email'))).toHaveAccessibleDescription(/\S/)
  await expect(page.getByLabel(t('session:email'))).toHaveValue(member.email)

  await staff.sendPassword(member)
  await expect(page.getByLabel(t('session:store'))).toHaveAttribute('aria-invalid', 'true')
  await staff.sendPassword(member, 'Madrid Plaza España')
  await staff.sendCode('000000')
  await expect(page.getByLabel(t('session:code'))).toHaveAttribute('aria-invalid', 'true')
  await staff.sendCode(member.code())
  await expect(page.getByRole('heading', { level: 1, name: t('counter:title') })).toBeVisible()
})

test('a driver does not see the orders', async ({ page, staff, t }) => {
  await staff.openAs('driver', '/orders')
  await expect(page.getByRole('heading', { level: 1, name: t('shell:wrongRole.title') })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0)
})

test('an expired session asks for a log-in and keeps the page', async ({
  page,
  staff,
  t,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  await staff.openAs('operations', '/orders?status=60')
  await expect(staff.rows().first()).toBeVisible()
  const cookies = await context.cookies()
  const token = cookies.find(({ httpOnly }) => httpOnly)!
  await context.addCookies([{ ...token, value: 'an-expired-token-0123456789' }])
  await page.getByLabel(t('orders:filters.status')).selectOption('50')
  await page.getByRole('button', { name: t('orders:filters.apply') }).click()
  await expect(page.getByText(t('session:expired'))).toBeVisible()
  const again = await staff.addMember('operations')
  await staff.sendPassword(again)
  await staff.sendCode(again.code())
  await expect(page).toHaveURL('/orders?status=50')
  await expect(staff.rows()).not.toHaveCount(0)
})

test('a passkey replaces password and code', async ({ page, staff, t }) => {
  await addAuthenticator(page)
  await staff.openAs('driver', '/account')
  await page.getByRole('button', { name: t('session:passkeys.add') }).click()
  await expect(page.getByText(t('session:passkeys.success'))).toBeVisible()
  await staff.logOut()
  await page.getByRole('button', { name: t('session:passkey') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell:wrongRole.title') })).toBeVisible()

  await page.goto('/account')
  const passkeys = page.getByRole('list', { name: t('session:passkeys.title') })
  await passkeys.getByRole('button').click()
  await page.getByRole('button', { name: t('session:passkeys.deleteConfirm') }).click()
  await expect(page.getByText(t('session:passkeys.none'))).toBeVisible()
})
