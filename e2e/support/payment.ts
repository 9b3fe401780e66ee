import { translate } from '@colada/sandbox/cards/browser/messages'
import { expect, type Locator } from '@playwright/test'
import type { ShopPage } from './shop-page.ts'

/** Test cards of the provider. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  requiresBank: '4000 0025 0000 3155',
} as const

/** The payment page. The card fields and their texts belong to the provider. */
export class Payment {
  #shop: ShopPage

  constructor(shop: ShopPage) {
    this.#shop = shop
  }

  get holder(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('textbox', { name: t('payment:form.holder') })
  }

  /** A field of the provider's card element. */
  field(name: 'number' | 'expiry' | 'cvc'): Locator {
    const { page, language } = this.#shop
    return page.getByRole('textbox', { name: translate(language, name) })
  }

  get payButton(): Locator {
    const { page, t } = this.#shop
    // The label ends with the amount: "Pay 21,80 €".
    return page.getByRole('button', { name: new RegExp(`^${t('payment:form.pay', { amount: '' })}`) })
  }

  async fillCard(number: string): Promise<void> {
    // The customer's name, which is proposed once it is loaded, may arrive while this one is filled in.
    await expect(async () => {
      await this.holder.fill('Inés Roca')
      expect(await this.holder.inputValue()).toBe('Inés Roca')
    }).toPass()
    await this.fillFields(number)
  }

  /** Fills the provider's fields alone. */
  async fillFields(number: string): Promise<void> {
    await this.field('number').fill(number)
    await this.field('expiry').fill('12 / 34')
    await this.field('cvc').fill('123')
  }

  async pay(number: string): Promise<void> {
    await this.fillCard(number)
    await this.payButton.click()
  }

  /** The bank's 3-D Secure dialog. */
  get bankDialog(): Locator {
    const { page, language } = this.#shop
    return page.getByRole('dialog', { name: translate(language, 'bankTitle') })
  }

  async submitBank(button: 'bankComplete' | 'bankFail'): Promise<void> {
    await this.bankDialog.getByRole('button', { name: translate(this.#shop.language, button) }).click()
    await expect(this.bankDialog).toBeHidden()
  }

  /** The button of the wallet that the test enables. */
  get walletButton(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('region', { name: t('payment:wallets.label') }).getByRole('button')
  }

  /** Clicks a button of the wallet's sheet. */
  async submitWallet(button: 'walletPay' | 'walletRefused' | 'walletCancel'): Promise<void> {
    const { page, language } = this.#shop
    const sheet = page.getByRole('dialog', { name: translate(language, 'walletTitle') })
    await sheet.getByRole('button', { name: translate(language, button), exact: true }).click()
    await expect(sheet).toBeHidden()
  }

  /** Expects the dialog of a declined payment and closes it. */
  async closeDeclineDialog(kind: 'card' | 'unsent' | 'other', message = ''): Promise<void> {
    const { page, t } = this.#shop
    const dialog = page.getByRole('alertdialog', { name: t(`payment:refusal.${kind}Title`) })
    await expect(dialog).toContainText(message)
    await dialog.getByRole('button', { name: t(`payment:refusal.${kind}Close`) }).click()
    await expect(dialog).toBeHidden()
  }

  /** Waits for the confirmation page, by default that of a first order. Returns the locator. */
  async waitForConfirmation(title: 'title' | 'firstTitle' = 'firstTitle'): Promise<string> {
    const { page, t } = this.#shop
    await expect(page.getByRole('heading', { name: t(`orders:thanks.${title}`) })).toBeVisible()
    return (await page.getByRole('main').getByRole('strong').first().textContent())!
  }
}
