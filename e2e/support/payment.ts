import { expect, type Locator } from '@playwright/test'
import { translate } from '@colada/sandbox/cards/browser/messages'
import type { Browsing } from './browsing.ts'

/** Test cards of the provider. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
} as const

/** Paying by card. The fields of the card are the provider's, and so are their words. */
export class Payment {
  #shop: Browsing

  constructor(shop: Browsing) {
    this.#shop = shop
  }

  get holder(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('textbox', { name: t('payment:form.holder') })
  }

  /** A field of the provider's card form. */
  field(name: 'number' | 'expiry' | 'cvc'): Locator {
    const { page, language } = this.#shop
    return page.getByRole('textbox', { name: translate(language, name) })
  }

  get paying(): Locator {
    const { page, t } = this.#shop
    // "Pay 21,80 €": the amount is the order's.
    return page.getByRole('button', { name: new RegExp(`^${t('payment:form.pay', { amount: '' })}`) })
  }

  async type(number: string): Promise<void> {
    await this.holder.fill('Inés Roca')
    await this.field('number').fill(number)
    await this.field('expiry').fill('12 / 34')
    await this.field('cvc').fill('123')
  }

  async pay(number: string): Promise<void> {
    await this.type(number)
    await this.paying.click()
  }

  /** The bank's own dialog of 3-D Secure. */
  get bank(): Locator {
    const { page, language } = this.#shop
    return page.getByRole('dialog', { name: translate(language, 'bankTitle') })
  }

  async answerBank(answer: 'bankComplete' | 'bankFail'): Promise<void> {
    await this.bank.getByRole('button', { name: translate(this.#shop.language, answer) }).click()
    await expect(this.bank).toBeHidden()
  }

  /** The button of a wallet that this browser was told to have. */
  get wallet(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('region', { name: t('payment:wallets.label') }).getByRole('button')
  }

  /** What the customer does in the wallet's own sheet. */
  async answerWallet(answer: 'walletPay' | 'walletRefused' | 'walletCancel'): Promise<void> {
    const { page, language } = this.#shop
    const sheet = page.getByRole('dialog', { name: translate(language, 'walletTitle') })
    await sheet.getByRole('button', { name: translate(language, answer), exact: true }).click()
    await expect(sheet).toBeHidden()
  }

  /** Reads why a payment was refused, and goes back to the ways to pay. */
  async readRefusal(kind: 'card' | 'unsent' | 'other', message = ''): Promise<void> {
    const { page, t } = this.#shop
    const dialog = page.getByRole('alertdialog', { name: t(`payment:refusal.${kind}Title`) })
    await expect(dialog).toContainText(message, { timeout: 20_000 })
    await dialog.getByRole('button', { name: t(`payment:refusal.${kind}Close`) }).click()
    await expect(dialog).toBeHidden()
  }

  /** What the provider says of a card, in the customer's language. */
  say(word: Parameters<typeof translate>[1]): string {
    return translate(this.#shop.language, word)
  }

  /** Waits for the thank-you, that of a first order where nothing else is said; answers the locator that stands there. */
  async thanks(title: 'title' | 'firstTitle' = 'firstTitle'): Promise<string> {
    const { page, t } = this.#shop
    await expect(page.getByRole('heading', { name: t(`orders:thanks.${title}`) })).toBeVisible({
      timeout: 20_000,
    })
    return (await page.getByRole('main').getByRole('strong').first().textContent())!
  }
}
