import { categoryIds } from '@colada/domain/catalogue/category'
import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import { routePath } from '@colada/domain/routes/route-path'
import { expect, type Locator } from '@playwright/test'
import { categorySlugs } from '#storefront/platform/catalogue/slugs.ts'
import type { ShopPage } from './shop-page.ts'

/** A garment of the current catalogue. */
export interface Garment {
  readonly id: number
  readonly title: string
  readonly price: Cents
  readonly categoryId: number
  readonly path: string
  /** Path of the product in the other language. */
  readonly counterpart: string
}

/** Navigates the catalogue and adds garments to the cart. */
export class Catalogue {
  #shop: ShopPage

  constructor(shop: ShopPage) {
    this.#shop = shop
  }

  /** Garments of a category, from the API. */
  async garments(categoryId: number): Promise<Garment[]> {
    return (await this.#all()).filter((garment) => garment.categoryId === categoryId)
  }

  /** Garments by id, in the order of the catalogue. */
  async byIds(ids: readonly number[]): Promise<Garment[]> {
    return (await this.#all()).filter(({ id }) => ids.includes(id))
  }

  async #all(): Promise<Garment[]> {
    const { language, page } = this.#shop
    const response = await page.request.get('/api/products', { params: { lang: language } })
    const { categories } = (await response.json()) as GetProductsResponse
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

  /** Paths of the landing screens, which have performance budgets and Lighthouse scores. */
  async landingPaths(): Promise<Record<'home' | 'category' | 'product' | 'cart', string>> {
    return {
      home: this.#shop.path('Home'),
      category: this.categoryPath(categoryIds.dryCleaning),
      product: (await this.garment()).path,
      cart: this.#shop.path('Carrito'),
    }
  }

  /** A dry-cleaning garment, priced per piece. */
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

  /** Opens a category from the menu on a phone, from the sidebar of Home on a desktop. */
  async openFromMenu(categoryId: number): Promise<void> {
    const { page, t, isPhone } = this.#shop
    if (isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).click()
    const menu = isPhone
      ? page.getByRole('dialog', { name: t('shell:menuTitle') })
      : page.getByRole('navigation', { name: t('catalogue:categories') })
    await menu.getByRole('link', { name: t(`shell:category.${categoryId}`), exact: true }).click()
    await page.waitForURL(this.categoryPath(categoryId))
  }

  /** Clicks the link of a product card. */
  async openFromList({ title, path }: Garment): Promise<void> {
    const { page } = this.#shop
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async open({ path }: Garment): Promise<void> {
    await this.#shop.page.goto(path)
    await this.#shop.waitForHydration()
  }

  /** The add button of a garment; phones have a second one in the bottom bar. */
  addButton({ title }: Garment): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('catalogue:addName', { name: title }), exact: true }).first()
  }

  async add(garment: Garment): Promise<void> {
    await this.addButton(garment).click()
    await expect(this.addButton(garment)).toBeHidden()
  }

  /** Opens the dialog for width and height in whole centimetres. */
  async openMeasureDialog({ title }: Garment): Promise<Locator> {
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
    const dialog = await this.openMeasureDialog(garment)
    await dialog.getByLabel(t('catalogue:measuring.width')).fill(String(width))
    await dialog.getByLabel(t('catalogue:measuring.height')).fill(String(height))
    await dialog.getByRole('button', { name: t('catalogue:measuring.confirm') }).click()
    await expect(dialog).toBeHidden()
  }
}
