import { expect, test } from './staff.ts'

const pin = '4826'

test('a locked session keeps what was typed, in every tab, until the PIN is given', async ({
  page,
  staff,
  t,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const { password } = await staff.openAs('counter', '/account')
  await page.getByLabel(t('session:pin.new')).fill(pin)
  await page.getByLabel(t('session:password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session:pin.save') }).click()
  await expect(page.getByText(t('session:pin.success'))).toBeVisible()

  await page.goto('/counter/customers/new')
  const name = page.getByLabel(t('counter:fields.full_name'))
  await name.fill('Lucía')
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await staff.lock()
  const lockScreen = page.getByRole('dialog', { name: t('session:lock.title') })
  await expect(lockScreen).toContainText('Nuria Vega')
  await expect(name).toBeHidden()
  await expect(other.getByRole('dialog', { name: t('session:lock.title') })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('dialog', { name: t('session:lock.title') })).toBeVisible()

  await page.getByLabel(t('session:pin.label'), { exact: true }).fill('0000')
  await page.getByRole('button', { name: t('session:lock.unlock') }).click()
  await expect(page.getByText(t('session:pin.triesLeft', { count: 4 }))).toBeVisible()
  await page.getByLabel(t('session:pin.label'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: t('session:lock.unlock') }).click()
  await expect(lockScreen).toBeHidden()
  await expect(name).toHaveValue('Lucía')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a request that is refused while the session is locked is sent again', async ({
  page,
  staff,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const { password } = await staff.openAs('operations', '/orders')
  await expect(staff.rows().first()).toBeVisible()
  // As the API does when the time is over; the page does not know it yet.
  await page.evaluate(() => fetch('/api/staff/lock', { method: 'POST' }))
  await page.getByLabel(t('orders:filters.status')).selectOption('50')
  await page.getByRole('button', { name: t('orders:filters.apply') }).click()
  await expect(page.getByRole('dialog', { name: t('session:lock.title') })).toBeVisible()
  // No PIN is set.
  await page.getByLabel(t('session:password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session:lock.unlock') }).click()
  await expect(page).toHaveURL('/orders?status=50')
  await expect(staff.rows()).not.toHaveCount(0)
})

test('five wrong PINs end the session', async ({ page, staff, t, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  await staff.openAs('driver', '/account')
  await staff.lock()
  const unlock = page.getByRole('button', { name: t('session:lock.unlock') })
  // The locked page below has a password, too; it is inert.
  const field = page.getByRole('textbox', { name: t('session:password'), exact: true })
  for (const count of [4, 3, 2, 1]) {
    await field.fill('not the password')
    await unlock.click()
    await expect(page.getByText(t('session:pin.triesLeft', { count }))).toBeVisible()
  }
  await field.fill('not the password')
  await unlock.click()
  await expect(page.getByText(t('session:expired'))).toBeVisible()
  await expect(page.getByLabel(t('session:email'))).toBeVisible()
})
