import { remarksLength } from '@colada/domain/payment/window'
import { expect, test } from '../support/test.ts'

const work = {
  alias: 'Trabajo',
  street: 'Calle de Alcalá',
  number: '45, 3.º B',
  postalCode: '28014',
  city: 'Madrid',
}

test('a new address is made over the page, and nothing on it is lost', async ({
  page,
  newcomer,
  account,
  schedule,
  checkout,
  t,
}) => {
  await newcomer.atCheckout()
  await schedule.chooseBoth()
  await checkout.remarks.fill('Con cuidado: seda')
  const chosen = await schedule.chosenHour('pickup')
  const addresses = schedule.leg('pickup').getByRole('combobox', { name: t('account:address.choose') })
  const dialog = page.getByRole('dialog', { name: t('account:address.addTitle') })

  await addresses.selectOption({ label: t('account:address.new') })
  await expect(account.field('alias', dialog)).toBeFocused()
  await dialog.getByRole('button', { name: t('account:address.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => schedule.chosenHour('pickup')).toBe(chosen)

  await addresses.selectOption({ label: t('account:address.new') })
  await account.addAddress(work, dialog)
  await expect(dialog).toBeHidden()
  await expect(addresses.getByRole('option', { name: work.street, selected: true })).toBeAttached()
  // Another address lets its hour go.
  await expect.poll(() => schedule.chosenHour('pickup')).toBe('')
  await expect(checkout.remarks).toHaveValue('Con cuidado: seda')
  await expect(checkout.placing).toHaveAttribute('aria-disabled', 'true')
  await expect(checkout.summary).toContainText(t('orders:checkout.lit-confirmPickupYPago'))
  await schedule.chooseBoth()
  await checkout.place()
})

test('a session that ends in the middle asks for the log-in over the page, which keeps everything', async ({
  page,
  context,
  newcomer,
  account,
  schedule,
  checkout,
  complaints,
  t,
}) => {
  complaints.expect(/401/)
  await newcomer.atCheckout()
  await schedule.chooseBoth()
  await checkout.remarks.fill('Con cuidado: seda')
  await expect(schedule.hold).toBeAttached()
  const chosen = {
    pickup: await schedule.chosenHour('pickup'),
    delivery: await schedule.chosenHour('delivery'),
  }
  await context.clearCookies({ name: /colada_session/ })
  await expect(checkout.placing).not.toHaveAttribute('aria-disabled', 'true')
  await checkout.placing.click()
  const dialog = page.getByRole('dialog', { name: t('account:login.expiredTitle') })
  await expect(dialog).toBeVisible()
  await account.logIn()
  await expect(dialog).toBeHidden()
  await expect.poll(() => schedule.chosenHour('pickup')).toBe(chosen.pickup)
  await expect.poll(() => schedule.chosenHour('delivery')).toBe(chosen.delivery)
  await expect(checkout.remarks).toHaveValue('Con cuidado: seda')
  await expect(checkout.placing).not.toHaveAttribute('aria-disabled', 'true')
  await checkout.place()
})

test(
  'remarks are counted down from 200, end there, and survive a reload',
  { tag: '@desk' },
  async ({ page, shop, newcomer, checkout, t }) => {
    await newcomer.atCheckout()
    await expect(page.getByText(t('orders:checkout.remarksLeft', { count: remarksLength }))).toBeVisible()
    await checkout.remarks.fill('x'.repeat(remarksLength - 1))
    await expect(page.getByText(t('orders:checkout.remarksLeft', { count: 1 })).first()).toBeVisible()
    await checkout.remarks.press('End')
    await checkout.remarks.pressSequentially('yz')
    await expect(checkout.remarks).toHaveValue(`${'x'.repeat(remarksLength - 1)}y`)
    await shop.reload()
    await expect(checkout.remarks).toHaveValue(`${'x'.repeat(remarksLength - 1)}y`)
  },
)

test(
  'whoever closes the tab while the order is on its way is asked',
  { tag: '@phone' },
  async ({ page, newcomer, schedule, checkout, complaints }) => {
    complaints.allow(/reserve/)
    await newcomer.atCheckout()
    await page.route('**/api/reserve?*', () => undefined)
    await schedule.chooseBoth()
    await checkout.placing.click()
    await expect(checkout.placing).toHaveAttribute('aria-busy', 'true')
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  },
)
