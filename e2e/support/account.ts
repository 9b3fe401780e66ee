import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ShopPage } from './shop-page.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

export interface AddressInput {
  readonly alias: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
}

export const homeInMadrid: AddressInput = {
  alias: 'Casa',
  street: 'Calle de Fuencarral',
  number: '77, 3º A',
  postalCode: '28004',
  city: 'Madrid',
}

/** In the zone with the smallest slot capacity. */
export const homeInSevilla: AddressInput = {
  alias: 'Casa',
  street: 'Calle Sierpes',
  number: '12, 1º',
  postalCode: '41004',
  city: 'Sevilla',
}

/** Registration, login and addresses. Every test has its own customer. */
export class Account {
  readonly person: Person
  #shop: ShopPage

  constructor(shop: ShopPage, id: string) {
    this.#shop = shop
    this.person = {
      firstName: 'Inés',
      lastName: 'Roca Marín',
      email: `e2e-${id}-${Date.now().toString(36)}@customers.example`,
      phone: '600123456',
      password: 'una colada al sol',
    }
  }

  /** A text field within the page or an element. */
  field(key: string, within: Page | Locator = this.#shop.page): Locator {
    return within.getByRole('textbox', { name: this.#shop.t(`account:fields.${key}`), exact: true })
  }

  get password(): Locator {
    // A password field has no ARIA role.
    return this.#shop.page.getByLabel(this.#shop.t('account:fields.password'), { exact: true })
  }

  /** A password as requests send it. */
  digest(password: string): string {
    return createHash('md5').update(password).digest('hex')
  }

  /** Fills and submits the registration form; with a cart it takes the first address, too. */
  async register({ address }: { address?: AddressInput } = {}): Promise<void> {
    const { page, t } = this.#shop
    const { firstName, lastName, email, phone, password } = this.person
    await this.field('firstName').fill(firstName)
    await this.field('lastName').fill(lastName)
    await this.field('email').fill(email)
    await this.field('emailConfirmation').fill(email)
    await this.field('phone').fill(phone)
    await this.password.fill(password)
    if (address) await this.fillAddress(address)
    await page.getByRole('checkbox', { name: t('account:fields.termsName') }).check()
    await page.getByRole('button', { name: t('account:register.submit') }).click()
  }

  /** Fills and submits the login form, on its page or in its dialog. */
  async logIn({ email, password }: Pick<Person, 'email' | 'password'> = this.person): Promise<void> {
    const { page, t } = this.#shop
    await this.field('email').fill(email)
    await this.password.fill(password)
    await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
  }

  /** Fills what an address form does not propose or derive from the postal code. */
  async fillAddress(address: AddressInput, within: Page | Locator = this.#shop.page): Promise<void> {
    await this.field('postalCode', within).fill(address.postalCode)
    await this.field('street', within).fill(address.street)
    await this.field('number', within).fill(address.number)
    await expect(this.field('city', within)).toHaveValue(address.city)
  }

  /** Fills and saves an address form; `within` selects one of several. */
  async addAddress(
    address: AddressInput = homeInMadrid,
    within: Page | Locator = this.#shop.page,
  ): Promise<void> {
    await this.field('alias', within).fill(address.alias)
    await this.fillAddress(address, within)
    await within.getByRole('button', { name: this.#shop.t('account:address.save') }).click()
  }

  /** Registers the customer by the API; `signedIn: false` logs out again. */
  async createByApi({
    address,
    signedIn = true,
  }: { address?: AddressInput; signedIn?: boolean } = {}): Promise<void> {
    const { firstName, lastName, email, phone, password } = this.person
    await this.#shop.post('/users', {
      first_name: firstName,
      last_name: lastName,
      email,
      email_confirmation: email,
      password: this.digest(password),
      phone,
      aceptarTyC: 1,
      newsletter: 0,
    })
    if (address) {
      await this.#shop.post('/addresses', {
        alias: address.alias,
        address_line1: address.street,
        address_line2: address.number,
        cp: address.postalCode,
        city: address.city,
        is_default: 1,
      })
    }
    if (!signedIn) await this.#shop.post('/logout', {})
  }

  /** Logs in any customer by the API. */
  async logInByApi(email: string, password: string): Promise<void> {
    await this.#shop.post('/login', { email, password: this.digest(password) })
  }

  /** Ends the session by the API. Leaves the page first: the API would refuse what it still requests. */
  async logOutByApi(): Promise<void> {
    await this.#shop.page.goto('about:blank')
    await this.#shop.post('/logout', {})
  }

  /** The two slots that the API holds for the customer; empty without a hold. */
  async heldSlots(): Promise<number[]> {
    const { page, language } = this.#shop
    const response = await page.request.get('/api/holds', { params: { lang: language } })
    const { hold } = (await response.json()) as {
      hold: { pickup_time: number; delivery_time: number } | null
    }
    return hold ? [hold.pickup_time, hold.delivery_time] : []
  }
}
