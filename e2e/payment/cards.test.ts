import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ shop, catalogue, cart, account, schedule, checkout }) => {
  await account.exist({ place: homeInMadrid })
  await cart.bringOne(await catalogue.garment(1))
  await shop.navigate('Checkout')
  await schedule.choose('pickup')
  await schedule.choose('delivery')
  await checkout.place()
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
  await expect(page.getByText(payment.say('card_declined'))).toBeVisible()
  await payment.pay(cards.accepted)
  await payment.thanks()
  await mailbox.only(account.person.email)
})

test('a bank that asks first is answered, after a refusal too', async ({ page, payment }) => {
  await payment.pay(cards.asksBank)
  await payment.answerBank('bankFail')
  await expect(page.getByText(payment.say('payment_intent_authentication_failure'))).toBeVisible()
  await payment.paying.click()
  await payment.answerBank('bankComplete')
  await payment.thanks()
})
