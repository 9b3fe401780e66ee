import { MAX_CARDHOLDER_CHARACTERS } from '@colada/domain/payment/window'
import { countInputs } from '#bench/input-counter.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ newCustomer }) => {
  await newCustomer.openPayment()
})

test('shows the decline of a card and pays with another', async ({
  page,
  payment,
  mailbox,
  account,
  browserErrors,
  t,
}) => {
  browserErrors.expect(/Failed to load resource: .*402/)
  await payment.pay(cards.declined)
  await payment.closeDeclineDialog('card', t('payment:declined.declined'))
  // It is shown once, not at the card, too.
  await expect(page.getByText(t('payment:declined.declined'))).toBeHidden()
  await payment.pay(cards.accepted)
  await payment.waitForConfirmation()
  await mailbox.waitForOnly(account.person.email)
})

test('completes 3-D Secure after a failed attempt', async ({ page, shop, payment, t }) => {
  await payment.pay(cards.requiresBank)
  await payment.submitBank('bankFail')
  await payment.closeDeclineDialog('card', t('payment:declined.authentication'))
  // The provider keeps the failure; it is not shown again.
  await shop.reload()
  await expect(payment.payButton).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await payment.fillCard(cards.requiresBank)
  await payment.payButton.click()
  await payment.submitBank('bankComplete')
  await payment.waitForConfirmation()
})

test('limits the length of the cardholder name', { tag: '@phone' }, async ({ payment }) => {
  await payment.fillCard(cards.accepted)
  await payment.holder.fill('')
  await payment.holder.pressSequentially('x'.repeat(MAX_CARDHOLDER_CHARACTERS + 1))
  await expect(payment.holder).toHaveValue('x'.repeat(MAX_CARDHOLDER_CHARACTERS))
  await payment.payButton.click()
  await payment.waitForConfirmation()
})

test(
  'saves a card on consent, pays the next order with it and removes it',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, schedule, checkout, newCustomer, payment, t }) => {
    await payment.fillCard(cards.accepted)
    await page.getByRole('checkbox', { name: t('payment:form.save') }).check()
    await payment.payButton.click()
    await payment.waitForConfirmation()

    // The target of `npm run bench -- buying`.
    await cart.seedOne(await catalogue.garment())
    const counts = await countInputs(page)
    await shop.navigate('Carrito')
    await cart.confirm()
    await shop.waitForRoute('Checkout')
    await schedule.chooseBoth()
    await checkout.place()
    const savedCards = page.getByRole('radiogroup', { name: t('payment:cards.label') })
    const name = t('payment:cards.name', { brand: 'Visa', last4: '4242' })
    await expect(savedCards.getByRole('radio', { name })).toBeChecked()
    await payment.payButton.click()
    await payment.waitForConfirmation('title')
    expect(counts.taps).toBeLessThanOrEqual(7)

    await newCustomer.openNextPayment()
    const remove = savedCards.getByRole('button', { name: t('payment:cards.remove', { name }) })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: t('payment:cards.removeTitle') })
    await question.getByRole('button', { name: t('payment:cards.keep') }).click()
    await expect(savedCards.getByRole('radio', { name })).toBeChecked()
    await expect(payment.payButton).toBeEnabled()
    await remove.click()
    await question.getByRole('button', { name: t('payment:cards.removeConfirm') }).click()
    await expect(savedCards).toBeHidden()
    await expect(payment.holder).toBeVisible()
  },
)
