import { categoryIds } from '@colada/domain/catalogue/category'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { countInputs } from '#bench/input-counter.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('registers a business after its tax id is corrected', async ({ page, shop, account, t }) => {
  const { email, phone, password } = account.person
  await shop.navigate('Register')
  await page.getByRole('tab', { name: t('account:register.business') }).click()
  await account.field('businessName').fill('Hostal La Sábana S.L.')
  await account.field('taxId').fill('B58818502')
  await account.field('billingAddress').fill('Calle de Fuencarral 77')
  await account.field('billingLocation').fill('28004 Madrid')
  await account.field('email').fill(email)
  await account.field('emailConfirmation').fill(email)
  await account.field('phone').fill(phone)
  await account.password.fill(password)
  await page.getByLabel(t('account:fields.billingMethod')).selectOption('transfer')
  await page.getByRole('checkbox', { name: t('account:fields.termsName') }).check()
  const submit = page.getByRole('button', { name: t('account:register.submit') })
  await submit.click()
  await expect(account.field('taxId')).toHaveAccessibleDescription(t('common:problems.tax-id'))
  await account.field('taxId').fill('B58818501')
  await submit.click()
  await shop.waitForRoute('RegistroCorrectoAddAddress')

  await shop.navigate('Profile')
  await expect(page.getByText(t('profile:data.business'), { exact: true })).toBeVisible()
  await expect(page.getByText('B58818501')).toBeVisible()
  await expect(page.getByText(t('account:billing.transfer'))).toBeVisible()
})

// From Home with the welcome code: the targets of `npm run bench -- buying`. Three of the fields are the card's.
test('orders without an account and later sets a password', async ({
  page,
  context,
  shop,
  account,
  catalogue,
  cart,
  schedule,
  checkout,
  payment,
  orders,
  mailbox,
  t,
}) => {
  const { firstName, lastName, email, phone, password } = account.person
  const counts = await countInputs(page)
  await shop.navigate('Home')
  await shop.declineCookies()
  await catalogue.openFromMenu(categoryIds.dryCleaning)
  await catalogue.add(await catalogue.garment())
  await cart.open(1)
  const { code } = firstOrderOffer
  await page
    .getByRole('main')
    .getByRole('button', { name: t('promotions:useCode', { code }) })
    .click()
  await cart.confirm()
  const dialog = page.getByRole('dialog', { name: t('account:login.dialogTitle') })
  const guest = dialog.getByRole('link', { name: t('account:login.guest') })
  await expect(guest).toBeFocused()
  await expect(guest).toBeInViewport({ ratio: 1 })
  await guest.click()
  await shop.waitForRoute('AnonymousPurchase')
  await account.field('fullName').fill(`${firstName} ${lastName}`)
  await account.field('phone').fill(phone)
  await account.field('email').fill(email)
  await account.field('emailConfirmation').fill(email)
  await page.getByRole('checkbox', { name: t('account:fields.termsName') }).check()
  await account.field('postalCode').fill(homeInMadrid.postalCode)
  await account.field('street').fill(`${homeInMadrid.street} ${homeInMadrid.number}`)
  await account.field('street').blur()
  await expect(account.field('number')).toHaveValue(homeInMadrid.number)
  await expect(account.field('city')).toHaveValue(homeInMadrid.city)
  await page.getByRole('button', { name: t('account:guest.submit') }).click()
  await shop.waitForRoute('Checkout')
  await expect(page.getByRole('main')).toBeFocused()
  await schedule.chooseBoth()
  await checkout.place()
  await expect(payment.holder).toHaveValue(`${firstName} ${lastName}`)
  await payment.fillFields(cards.accepted)
  await payment.payButton.click()
  const locator = await payment.waitForConfirmation()
  expect(counts.taps).toBeLessThanOrEqual(20)
  expect(counts.fields).toBeLessThanOrEqual(9)
  await page.getByRole('link', { name: t('orders:thanks.follow') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
  ).toBeVisible()

  // The page that is left asks for unpaid orders, which is refused without the session.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(await mailbox.waitForLink(email, shop.path('NewPassword', { token: '' })))
  await shop.waitForHydration()
  await page.getByLabel(t('account:fields.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('account:fields.repeatNewPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('account:newPassword.submit') }).click()
  await shop.waitForRoute('Home')
  await shop.navigate('Orders')
  await expect(orders.card(locator)).toBeVisible()
})
