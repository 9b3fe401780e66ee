import { cardholderLength } from '@colada/domain/payment/window'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ newcomer }) => {
  await newcomer.atPayment()
})

test('a declined card says so, and another one pays', async ({
  page,
  payment,
  mailbox,
  account,
  complaints,
}) => {
  complaints.expect(/Failed to load resource: .*402/)
  await payment.pay(cards.declined)
  await payment.readRefusal('card', payment.say('card_declined'))
  // The dialog is gone, its message stays in the card's place for errors.
  await expect(page.getByText(payment.say('card_declined'))).toBeVisible()
  await payment.pay(cards.accepted)
  await payment.thanks()
  await mailbox.only(account.person.email)
})

test('a bank that asks first is answered, after a refusal too', async ({ payment }) => {
  await payment.pay(cards.asksBank)
  await payment.answerBank('bankFail')
  await payment.readRefusal('card', payment.say('payment_intent_authentication_failure'))
  await payment.paying.click()
  await payment.answerBank('bankComplete')
  await payment.thanks()
})

test('a name that is too long is said to be, and pays nothing', { tag: '@phone' }, async ({ payment, t }) => {
  await payment.type(cards.accepted)
  await payment.holder.fill('x'.repeat(cardholderLength + 1))
  await payment.holder.blur()
  await expect(payment.holder).toHaveAccessibleDescription(t('account:problems.too-long'))
  await expect(payment.paying).toHaveAccessibleDescription(
    t('payment:form.longHolder', { count: cardholderLength }),
  )
  await expect(payment.paying).toBeDisabled()
  await payment.holder.fill('x'.repeat(cardholderLength))
  await payment.paying.click()
  await payment.thanks()
})

test(
  'a card is kept on consent, pays the next order, and is forgotten when asked',
  { tag: '@desk' },
  async ({ page, newcomer, payment, t }) => {
    await payment.type(cards.accepted)
    await page.getByRole('checkbox', { name: t('payment:form.save') }).check()
    await payment.paying.click()
    await payment.thanks()

    await newcomer.atNextPayment()
    const kept = page.getByRole('radiogroup', { name: t('payment:cards.label') })
    const name = t('payment:cards.name', { brand: 'Visa', last4: '4242' })
    await expect(kept.getByRole('radio', { name })).toBeChecked()
    await expect(payment.paying).toBeEnabled()

    await kept.getByRole('button', { name: t('payment:cards.remove', { name }) }).click()
    const question = page.getByRole('alertdialog', { name: t('payment:cards.removeTitle') })
    await question.getByRole('button', { name: t('payment:cards.keep') }).click()
    await expect(kept.getByRole('radio', { name })).toBeChecked()
    await payment.paying.click()
    await payment.thanks('title')

    await newcomer.atNextPayment()
    await kept.getByRole('button', { name: t('payment:cards.remove', { name }) }).click()
    await question.getByRole('button', { name: t('payment:cards.removeConfirm') }).click()
    await expect(kept).toBeHidden()
    await expect(payment.holder).toBeVisible()
  },
)
