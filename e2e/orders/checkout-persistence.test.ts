import { MAX_REMARKS_CHARACTERS } from '@colada/domain/payment/window'
import { expect, test } from '../support/test.ts'

const work = {
  alias: 'Trabajo',
  street: 'Calle de Alcalá',
  number: '45, 3.º B',
  postalCode: '28014',
  city: 'Madrid',
}

test('creates an address in a dialog and keeps the checkout', async ({
  page,
  newCustomer,
  account,
  schedule,
  checkout,
  t,
}) => {
  await newCustomer.openCheckout()
  await schedule.chooseBoth()
  await checkout.remarks.fill('Con cuidado: seda')
  const chosen = await schedule.chosenHour('pickup')
  const addresses = schedule.leg('pickup').getByRole('combobox', { name: t('account:address.choose') })
  const dialog = page.getByRole('dialog', { name: t('account:address.addTitle') })

  await addresses.selectOption({ label: t('account:address.new') })
  await expect(account.field('postalCode', dialog)).toBeFocused()
  await dialog.getByRole('button', { name: t('account:address.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => schedule.chosenHour('pickup')).toBe(chosen)

  await addresses.selectOption({ label: t('account:address.new') })
  await account.addAddress(work, dialog)
  await expect(dialog).toBeHidden()
  await expect(addresses.getByRole('option', { name: work.street, selected: true })).toBeAttached()
  // A new address resets the slot.
  await expect.poll(() => schedule.chosenHour('pickup')).toBe('')
  await expect(checkout.remarks).toHaveValue('Con cuidado: seda')
  await expect(checkout.placeButton).toHaveAttribute('aria-disabled', 'true')
  await expect(checkout.summary).toContainText(t('orders:checkout.lit-confirmPickupYPago'))
  await schedule.chooseBoth()
  await checkout.place()
})

test('opens the login dialog on an expired session and keeps the checkout', async ({
  page,
  context,
  newCustomer,
  account,
  schedule,
  checkout,
  browserErrors,
  t,
}) => {
  browserErrors.expect(/401/)
  await newCustomer.openCheckout()
  await schedule.chooseBoth()
  await checkout.remarks.fill('Con cuidado: seda')
  await expect(schedule.hold).toBeAttached()
  const chosen = {
    pickup: await schedule.chosenHour('pickup'),
    delivery: await schedule.chosenHour('delivery'),
  }
  await context.clearCookies({ name: /colada_session/ })
  await expect(checkout.placeButton).not.toHaveAttribute('aria-disabled', 'true')
  await checkout.placeButton.click()
  const dialog = page.getByRole('dialog', { name: t('account:login.expiredTitle') })
  await expect(dialog).toBeVisible()
  await account.logIn()
  await expect(dialog).toBeHidden()
  await expect.poll(() => schedule.chosenHour('pickup')).toBe(chosen.pickup)
  await expect.poll(() => schedule.chosenHour('delivery')).toBe(chosen.delivery)
  await expect(checkout.remarks).toHaveValue('Con cuidado: seda')
  await expect(checkout.placeButton).not.toHaveAttribute('aria-disabled', 'true')
  await checkout.place()
})

test(
  'limits remarks to 200 characters and keeps them across a reload',
  { tag: '@desk' },
  async ({ page, shop, newCustomer, checkout, t }) => {
    await newCustomer.openCheckout()
    await expect(
      page.getByText(t('orders:checkout.remarksLeft', { count: MAX_REMARKS_CHARACTERS })),
    ).toBeVisible()
    await checkout.remarks.fill('x'.repeat(MAX_REMARKS_CHARACTERS - 1))
    await expect(page.getByText(t('orders:checkout.remarksLeft', { count: 1 })).first()).toBeVisible()
    await checkout.remarks.press('End')
    await checkout.remarks.pressSequentially('yz')
    await expect(checkout.remarks).toHaveValue(`${'x'.repeat(MAX_REMARKS_CHARACTERS - 1)}y`)
    await shop.reload()
    await expect(checkout.remarks).toHaveValue(`${'x'.repeat(MAX_REMARKS_CHARACTERS - 1)}y`)
  },
)

test(
  'shows a confirmation before closing the tab while the order is being placed',
  { tag: '@phone' },
  async ({ page, newCustomer, schedule, checkout, browserErrors }) => {
    browserErrors.allow(/reserve/)
    await newCustomer.openCheckout()
    await page.route('**/api/reserve?*', () => undefined)
    await schedule.chooseBoth()
    await checkout.placeButton.click()
    await expect(checkout.placeButton).toHaveAttribute('aria-busy', 'true')
    const dialogOpened = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await dialogOpened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  },
)
