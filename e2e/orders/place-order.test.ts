import { readFile } from 'node:fs/promises'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test(
  'places, pays and tracks an order',
  { tag: '@smoke' },
  async ({ page, shop, catalogue, cart, account, schedule, checkout, payment, orders, mailbox, t }) => {
    const garment = await catalogue.garment()

    await test.step('open a garment', async () => {
      await shop.navigate('Home')
      await catalogue.openFromMenu(categoryIds.dryCleaning)
      await catalogue.openFromList(garment)
    })

    await test.step('add it to the cart', async () => {
      await catalogue.add(garment)
      const quantity = page.getByRole('spinbutton', {
        name: t('catalogue:quantityOf', { name: garment.title }),
      })
      await expect(quantity.first()).toHaveValue('1')
      await page
        .getByRole('button', { name: t('catalogue:increase') })
        .first()
        .click()
      await expect(quantity.first()).toHaveValue('2')
      await cart.open(2)
      await expect(cart.line(garment)).toContainText(formatMoney(garment.price * 2))
      await expect.poll(() => cart.amount('cart:subtotal')).toBe(formatMoney(garment.price * 2))
    })

    await test.step('register', async () => {
      await cart.confirm()
      const dialog = page.getByRole('dialog', { name: t('account:login.dialogTitle') })
      await dialog.getByText(t('account:login.otherWays')).click()
      await dialog.getByRole('link', { name: t('account:login.register') }).click()
      await shop.waitForRoute('Register')
      await account.register({ address: homeInMadrid })
      await shop.waitForRoute('RegistroCorrectoCarrito')
      await expect(cart.line(garment)).toBeVisible()
      await expect(cart.confirmButton).toBeFocused()
    })

    await test.step('choose slots', async () => {
      await cart.confirm()
      await shop.waitForRoute('Checkout')
      await schedule.choose('pickup')
      await schedule.choose('delivery')
      await checkout.remarks.fill('El timbre es el de la panadería')
    })

    let total = ''
    await test.step('place the order', async () => {
      await expect(checkout.placeButton).toBeEnabled()
      await expect.poll(() => checkout.amount('orders:prices.items')).toBe(formatMoney(garment.price * 2))
      total = await checkout.amount('orders:prices.total')
      await checkout.place()
    })

    const locator = await test.step('pay', async () => {
      await payment.pay(cards.accepted)
      return payment.waitForConfirmation()
    })
    await expect(cart.button(0)).toBeVisible()

    await test.step('add it to the calendar', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('orders:calendar.add') }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`colada-${locator}.ics`)
      const events = await readFile(await file.path(), 'utf8')
      expect(events.match(/^UID:.*(?=@)/gm)).toEqual([`UID:${locator}-pickup`, `UID:${locator}-delivery`])
    })

    await test.step('open the order', async () => {
      await page.getByRole('link', { name: t('orders:thanks.follow') }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
      ).toBeVisible()
      await shop.navigate('Orders')
      await expect(orders.card(locator)).toContainText(total)
      await expect(orders.card(locator)).toContainText(t('orders:status.created'))
      await orders.open(locator)
      await expect(page.getByRole('main')).toContainText(t('orders:status.created'))
      await expect(page.getByRole('main')).toContainText('El timbre es el de la panadería')
      await expect(page.getByRole('main')).toContainText(garment.title)
    })

    await test.step('download the receipt', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('orders:detail.receipt') }).click()
      const file = await download
      expect(file.suggestedFilename()).toContain(`${locator}.pdf`)
      expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/)
    })

    await test.step('read the confirmation mail', async () => {
      const mail = await mailbox.waitForOnly(account.person.email)
      expect(mail.language).toBe(shop.language)
      for (const form of [mail.text, mail.html]) {
        expect(form).toContain(locator)
        expect(form.replaceAll(/\s|&nbsp;/g, ' ')).toContain(total.replaceAll(/\s/g, ' '))
        expect(form).toContain(garment.title)
      }
    })
  },
)
