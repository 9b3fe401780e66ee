import type { Locator, Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import type { Browsing } from './browsing.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

export interface Place {
  readonly alias: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
}

export const homeInMadrid: Place = {
  alias: 'Casa',
  street: 'Calle de Fuencarral',
  number: '77, 3º A',
  postalCode: '28004',
  city: 'Madrid',
}

/** Where the van has the fewest places. */
export const homeInSevilla: Place = {
  alias: 'Casa',
  street: 'Calle Sierpes',
  number: '12, 1º',
  postalCode: '41004',
  city: 'Sevilla',
}

/** Registering, logging in and out, addresses. Every journey has a person of its own. */
export class Account {
  readonly person: Person
  #shop: Browsing

  constructor(shop: Browsing, id: string) {
    this.#shop = shop
    this.person = {
      firstName: 'Inés',
      lastName: 'Roca Marín',
      email: `journey-${id}-${Date.now().toString(36)}@customers.example`,
      phone: '600123456',
      password: 'una colada al sol',
    }
  }

  /** A text field, of the whole page or of a part of it. */
  field(key: string, within: Page | Locator = this.#shop.page): Locator {
    return within.getByRole('textbox', { name: this.#shop.t(`account:fields.${key}`), exact: true })
  }

  get password(): Locator {
    // A password field has no role of its own.
    return this.#shop.page.getByLabel(this.#shop.t('account:fields.password'), { exact: true })
  }

  /** Fills the registration and sends it. */
  async register(): Promise<void> {
    const { page, t } = this.#shop
    const { firstName, lastName, email, phone, password } = this.person
    await this.field('firstName').fill(firstName)
    await this.field('lastName').fill(lastName)
    await this.field('email').fill(email)
    await this.field('emailConfirmation').fill(email)
    await this.field('phone').fill(phone)
    await this.password.fill(password)
    await page.getByRole('checkbox', { name: t('account:fields.termsName') }).check()
    await page.getByRole('button', { name: t('account:register.submit') }).click()
  }

  /** Fills the log-in, on its page or in its dialog, and sends it. */
  async logIn({ email, password }: Pick<Person, 'email' | 'password'> = this.person): Promise<void> {
    const { page, t } = this.#shop
    await this.field('email').fill(email)
    await this.password.fill(password)
    await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
  }

  /** Fills the form of an address and saves it; `within` says which, where a page has more. */
  async addAddress(place: Place = homeInMadrid, within: Page | Locator = this.#shop.page): Promise<void> {
    await this.field('alias', within).fill(place.alias)
    await this.field('street', within).fill(place.street)
    await this.field('number', within).fill(place.number)
    await this.field('postalCode', within).fill(place.postalCode)
    await this.field('city', within).fill(place.city)
    await within.getByRole('button', { name: this.#shop.t('account:address.save') }).click()
  }

  /** A customer without the forms: registered by the call behind them. `signedIn: false` leaves again. */
  async exist({ place, signedIn = true }: { place?: Place; signedIn?: boolean } = {}): Promise<void> {
    const { firstName, lastName, email, phone, password } = this.person
    await this.#shop.call('/users', {
      first_name: firstName,
      last_name: lastName,
      email,
      email_confirmation: email,
      password: createHash('md5').update(password).digest('hex'),
      phone,
      aceptarTyC: 1,
      newsletter: 0,
    })
    if (place) {
      await this.#shop.call('/addresses', {
        alias: place.alias,
        address_line1: place.street,
        address_line2: place.number,
        cp: place.postalCode,
        city: place.city,
        is_default: 1,
      })
    }
    if (!signedIn) await this.#shop.call('/logout', {})
  }

  /** Logs in by the call behind the form, as any customer of the shop. */
  async enter(email: string, password: string): Promise<void> {
    await this.#shop.call('/login', { email, password: createHash('md5').update(password).digest('hex') })
  }

  /** The two slots that the API keeps for the customer; none where it keeps none. */
  async heldSlots(): Promise<number[]> {
    const { page, language } = this.#shop
    const answer = await page.request.get('/api/holds', { params: { lang: language } })
    const { hold } = (await answer.json()) as { hold: { pickup_time: number; delivery_time: number } | null }
    return hold ? [hold.pickup_time, hold.delivery_time] : []
  }
}
