import { expect, type Locator } from '@playwright/test'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import { categorySlugs } from '#storefront/platform/catalogue/slugs.ts'
import { routePath } from '#storefront/platform/routes/paths.ts'
import type { Browsing } from './browsing.ts'

/** A garment as the shop's catalogue has it now. */
export interface Garment {
  readonly id: number
  readonly title: string
  readonly price: Cents
  readonly categoryId: number
  readonly path: string
  /** The same product in the other language. */
  readonly counterpart: string
}

/** Finding garments and putting them into the cart. */
export class Catalogue {
  #shop: Browsing

  constructor(shop: Browsing) {
    this.#shop = shop
  }

  /** The garments of a category, as the API tells them. */
  async garments(categoryId: number): Promise<Garment[]> {
    return (await this.#all()).filter((garment) => garment.categoryId === categoryId)
  }

  /** The garments of some ids, in the order of the catalogue. */
  async named(ids: readonly number[]): Promise<Garment[]> {
    return (await this.#all()).filter(({ id }) => ids.includes(id))
  }

  async #all(): Promise<Garment[]> {
    const { language, page } = this.#shop
    const answer = await page.request.get('/api/products', { params: { lang: language } })
    const { categories } = (await answer.json()) as GetProductsResponse
    const other = language === 'es' ? 'en' : 'es'
    return categories.flatMap((category) => {
      const pathIn = (lang: 'es' | 'en', slug: string) =>
        routePath(lang, 'ProductPage', { categoria: category[`slug_${lang}`], producto: slug })
      return category.products.map((product) => ({
        id: product.id,
        title: product.title,
        price: fromEuros(product.price),
        categoryId: category.id,
        path: pathIn(language, product[`slug_${language}`]),
        counterpart: pathIn(other, product[`slug_${other}`]),
      }))
    })
  }

  /** Where people arrive: the screens that are held to be light, still and perfect. */
  async firstScreens(): Promise<Record<'home' | 'category' | 'product' | 'cart', string>> {
    return {
      home: this.#shop.path('Home'),
      category: this.categoryPath(categoryIds.dryCleaning),
      product: (await this.garment()).path,
      cart: this.#shop.path('Carrito'),
    }
  }

  /** A garment of the dry cleaning: plain, by the piece, collected like any other. */
  async garment(position = 0): Promise<Garment> {
    return (await this.garments(categoryIds.dryCleaning))[position]!
  }

  async carpet(): Promise<Garment> {
    return (await this.garments(categoryIds.carpets))[0]!
  }

  categoryPath(id: number): string {
    const category = categorySlugs.find((entry) => entry.id === id)!
    return this.#shop.path('Category', { categoria: category.slugs[this.#shop.language] })
  }

  /** From any page to a category, by the menu on a phone and by Home's sidebar on a desk. */
  async openFromMenu(categoryId: number): Promise<void> {
    const { page, t, isPhone } = this.#shop
    if (isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).click()
    const menu = isPhone
      ? page.getByRole('dialog', { name: t('shell:menuTitle') })
      : page.getByRole('navigation', { name: t('catalogue:categories') })
    await menu.getByRole('link', { name: t(`shell:category.${categoryId}`), exact: true }).click()
    await page.waitForURL(this.categoryPath(categoryId))
  }

  /** Follows the link of a garment's card. */
  async openFromList({ title, path }: Garment): Promise<void> {
    const { page } = this.#shop
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async open({ path }: Garment): Promise<void> {
    await this.#shop.page.goto(path)
    await this.#shop.alive()
  }

  /** The button that adds a garment; a phone has it twice, in the page and at its foot. */
  adding({ title }: Garment): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('catalogue:addName', { name: title }), exact: true }).first()
  }

  async add(garment: Garment): Promise<void> {
    await this.adding(garment).click()
    await expect(this.adding(garment)).toBeHidden()
  }

  /** Opens the dialog that asks for a garment's width and height in whole centimetres. */
  async measuring({ title }: Garment): Promise<Locator> {
    const { page, t } = this.#shop
    await page
      .getByRole('button', { name: t('catalogue:measureName', { name: title }), exact: true })
      .first()
      .click()
    return page.getByRole('dialog', { name: title })
  }

  /** Adds a measured product. */
  async addMeasured(garment: Garment, width: number, height: number): Promise<void> {
    const { t } = this.#shop
    const dialog = await this.measuring(garment)
    await dialog.getByLabel(t('catalogue:measuring.width')).fill(String(width))
    await dialog.getByLabel(t('catalogue:measuring.height')).fill(String(height))
    await dialog.getByRole('button', { name: t('catalogue:measuring.confirm') }).click()
    await expect(dialog).toBeHidden()
  }
}
