import { categoryIds } from '@colada/domain/catalogue/category'
import { Keyboard } from '#bench/keyboard.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('places and pays an order by keyboard only', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  t,
}) => {
  const keyboard = new Keyboard(page)
  const garment = await catalogue.garment()
  const { person } = account

  await test.step('open a garment', async () => {
    await shop.navigate('Home')
    await keyboard.press(page.getByRole('link', { name: t('shell:skipToContent') }))
    await expect(page.getByRole('main')).toBeFocused()
    if (shop.isPhone) {
      await page.reload()
      await shop.waitForHydration()
      await keyboard.press(page.getByRole('button', { name: t('shell:menuButton') }))
      await expect(page.getByRole('dialog', { name: t('shell:menuTitle') })).toBeVisible()
    }
    await keyboard.press(page.getByRole('link', { name: t('shell:category.2'), exact: true }))
    await page.waitForURL(catalogue.categoryPath(categoryIds.dryCleaning))
    await expect(page.getByRole('heading', { level: 1, name: t('shell:category.2') })).toBeVisible()
    await keyboard.press(page.getByRole('link', { name: garment.title, exact: true }))
    await page.waitForURL(garment.path)
    await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
  })

  await test.step('add it to the cart', async () => {
    await keyboard.press(catalogue.addButton(garment))
    await expect(catalogue.addButton(garment)).toBeHidden()
    const quantity = page.getByRole('spinbutton', {
      name: t('catalogue:quantityOf', { name: garment.title }),
    })
    await keyboard.press(quantity.first(), 'ArrowUp')
    await expect(quantity.first()).toHaveValue('2')
    await page.reload()
    await shop.waitForHydration()
    await keyboard.press(cart.button(2))
    if (!shop.isPhone) await keyboard.press(cart.viewCart)
    await shop.waitForRoute('Carrito')
    await expect(cart.panel).toBeHidden()
    await expect(cart.line(garment)).toBeVisible()
  })

  await test.step('register', async () => {
    await keyboard.press(cart.confirmButton)
    const dialog = page.getByRole('dialog', { name: t('account:login.dialogTitle') })
    await expect(dialog).toBeVisible()
    await keyboard.press(dialog.locator('summary', { hasText: t('account:login.otherWays') }))
    await keyboard.press(dialog.getByRole('link', { name: t('account:login.register') }))
    await shop.waitForRoute('Register')
    await expect(account.field('firstName')).toBeVisible()
    await keyboard.type(account.field('firstName'), person.firstName)
    await keyboard.type(account.field('lastName'), person.lastName)
    await keyboard.type(account.field('email'), person.email)
    await keyboard.type(account.field('emailConfirmation'), person.email)
    await keyboard.type(account.field('phone'), person.phone)
    await keyboard.type(account.password, person.password)
    await keyboard.type(account.field('postalCode'), homeInMadrid.postalCode)
    await keyboard.type(account.field('street'), homeInMadrid.street)
    await keyboard.type(account.field('number'), homeInMadrid.number)
    await expect(account.field('city')).toHaveValue(homeInMadrid.city)
    await keyboard.press(page.getByRole('checkbox', { name: t('account:fields.terms') }), 'Space')
    await keyboard.press(page.getByRole('button', { name: t('account:register.submit') }))
    await shop.waitForRoute('RegistroCorrectoCarrito')
  })

  await test.step('choose slots', async () => {
    await expect(cart.line(garment)).toBeVisible()
    await keyboard.press(cart.confirmButton)
    await shop.waitForRoute('Checkout')
    for (const leg of ['pickup', 'delivery'] as const) {
      await expect(schedule.days(leg).first()).toBeVisible()
      await keyboard.press(schedule.days(leg), 'ArrowRight')
      await expect(schedule.days(leg).nth(1)).toBeChecked()
      await keyboard.press(schedule.freeHours(leg), 'Space')
      await expect(schedule.hours(leg).and(page.getByRole('radio', { checked: true }))).toHaveCount(1)
    }
  })

  await test.step('place and pay the order', async () => {
    await expect.poll(() => checkout.amount('orders:prices.total')).not.toBe('')
    await expect(checkout.placeButton).not.toHaveAttribute('aria-disabled', 'true')
    await keyboard.press(checkout.placeButton)
    await checkout.waitForPayment()
    // Past the header, though the payment is a document of its own.
    await expect(page.getByRole('main')).toBeFocused()
    await expect(payment.holder).toHaveValue(`${person.firstName} ${person.lastName}`)
    await keyboard.type(payment.field('number'), cards.accepted)
    await keyboard.type(payment.field('expiry'), '12/34')
    await keyboard.type(payment.field('cvc'), '123')
    await keyboard.press(payment.payButton)
    await payment.waitForConfirmation()
  })

  await test.step('open the order', async () => {
    await keyboard.press(page.getByRole('link', { name: t('orders:thanks.follow') }))
    await expect(page.getByRole('region', { name: t('orders:detail.status') })).toContainText(
      t('orders:status.created'),
    )
  })
})
