import { randomUUID } from 'node:crypto'
import type { Role } from '@colada/domain/wire/access'
import type { Page } from '@playwright/test'
import { URI } from 'otpauth'
import { Account, homeInMadrid } from '../support/account.ts'
import { Catalogue } from '../support/catalogue.ts'
import { runOps } from '../support/ops.ts'
import { Orders, type PlacedOrder } from '../support/orders.ts'
import { cards, Payment } from '../support/payment.ts'
import { ShopPage } from '../support/shop-page.ts'
import { expect, test as base } from '../support/test.ts'
import { createTranslate, type Translate } from '../support/translate.ts'

/** A staff member, as the person knows the log-in. */
export interface Member {
  readonly email: string
  readonly password: string
  /** The current code of the authenticator. */
  readonly code: () => string
}

/** A store at which a counter logs in. */
export interface Store {
  readonly id: number
  readonly name: string
}

const plazaEspana: Store = { id: 36, name: 'Madrid Plaza España' }

/** The back office as staff members use it. */
export class StaffPage {
  readonly page: Page
  readonly t: Translate

  constructor(page: Page, t: Translate) {
    this.page = page
    this.t = t
  }

  /** Adds a member of this test alone, since a code is valid once. */
  async addMember(role: Role, store = plazaEspana): Promise<Member> {
    const email = `${randomUUID()}@example.com`
    const stores = role === 'counter' ? [String(store.id)] : []
    const { code, output } = await runOps('staff', 'add', email, 'Nuria Vega', role, ...stores)
    if (code !== 0) throw new Error(output)
    const totp = URI.parse(/otpauth:\S+/.exec(output)![0])
    return { email, password: /Password +(\S+)/.exec(output)![1]!, code: () => totp.generate() }
  }

  /** Fills in the first step of the log-in and sends it. */
  async sendPassword({ email, password }: Omit<Member, 'code'>, store?: string): Promise<void> {
    const { page, t } = this
    await page.getByLabel(t('session:email')).fill(email)
    await page.getByLabel(t('session:password'), { exact: true }).fill(password)
    if (store !== undefined) await page.getByLabel(t('session:store')).selectOption({ label: store })
    await page.getByRole('button', { name: t('session:continue') }).click()
  }

  async sendCode(code: string): Promise<void> {
    const { page, t } = this
    await page.getByLabel(t('session:code')).fill(code)
    await page.getByRole('button', { name: t('session:logIn'), exact: true }).click()
  }

  async logOut(): Promise<void> {
    const { page, t } = this
    await page.getByRole('button', { name: /^Nuria Vega/ }).click()
    await page.getByRole('menuitem', { name: t('shell:logOut') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('session:title') })).toBeVisible()
  }

  async lock(): Promise<void> {
    const { page, t } = this
    await page.getByRole('button', { name: /^Nuria Vega/ }).click()
    await page.getByRole('menuitem', { name: t('shell:lock') }).click()
  }

  /** Opens a page and logs in as a new member with a role; a counter at a store. */
  async openAs(role: Role, path: string, store = plazaEspana): Promise<Member> {
    const member = await this.addMember(role, store)
    await this.page.goto(path)
    await this.sendPassword(member, role === 'counter' ? store.name : undefined)
    await this.sendCode(member.code())
    return member
  }

  /** The rows of the list, without its headings. */
  rows() {
    return this.page.getByRole('table', { name: this.t('orders:caption') }).getByRole('rowheader')
  }
}

/** A customer of this test alone, in the shop. */
export class Customer {
  readonly shop: ShopPage
  readonly account: Account
  readonly orders: Orders

  constructor(shop: ShopPage, id: string, turn: number) {
    this.shop = shop
    this.account = new Account(shop, id)
    this.orders = new Orders(shop, turn)
  }

  /** Registers, orders a shirt and pays it by card. */
  async buy(): Promise<PlacedOrder> {
    await this.account.createByApi({ address: homeInMadrid })
    const shirts = await new Catalogue(this.shop).byIds([1])
    const placed = await this.orders.placeByApi(shirts)
    await this.shop.navigate('Payment', { id: placed.id })
    const payment = new Payment(this.shop)
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
    return placed
  }
}

/** A test of the back office. Elements are located by role and by its translations. */
export const test = base.extend<{ staff: StaffPage; customer: Customer; unpaidOrder: string }>({
  t: async ({ language }, provide) => provide(createTranslate(language, 'backoffice')),
  staff: async ({ page, t }, provide) => provide(new StaffPage(page, t)),
  customer: async ({ browser, language, isMobile }, provide, info) => {
    const context = await browser.newContext({ baseURL: process.env.COLADA_URL })
    const shop = new ShopPage(await context.newPage(), language, createTranslate(language), isMobile)
    await provide(new Customer(shop, `${info.testId}-${info.repeatEachIndex}`, info.workerIndex))
    await context.close()
  },
  /** The locator of an accepted order that nobody has paid, placed in the shop by a customer of this test alone. */
  unpaidOrder: async ({ customer: { shop, account, orders } }, provide) => {
    await account.createByApi({ address: homeInMadrid })
    const { locator } = await orders.createByApi([await new Catalogue(shop).garment()])
    await provide(locator)
  },
})

export { expect } from '../support/test.ts'
