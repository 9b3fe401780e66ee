import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { breakpoints } from '#tokens/scale.ts'
import type { Translate } from './translate.ts'

/** The parameters of a route, left out where it has none. */
type Params<Name extends RouteName> =
  Parameters<typeof routePath<Name>> extends [unknown, unknown, ...infer Rest] ? Rest : never

/** A page of the shop with its language, translations and routes; the base of every subject's fixture. */
export class ShopPage {
  readonly page: Page
  readonly language: Language
  readonly t: Translate
  /** Phones show the menu in a sheet and no sidebar. */
  readonly isPhone: boolean

  constructor(page: Page, language: Language, t: Translate, isPhone: boolean) {
    this.page = page
    this.language = language
    this.t = t
    this.isPhone = isPhone
  }

  /** Path of a route in the language of the test. */
  path<Name extends RouteName>(name: Name, ...params: Params<Name>): string {
    return routePath(this.language, name, ...(params as never))
  }

  /** Loads the document of a route and waits for hydration. */
  async navigate<Name extends RouteName>(name: Name, ...params: Params<Name>): Promise<void> {
    await this.page.goto(this.path(name, ...params))
    await this.waitForHydration()
  }

  /** Waits for hydration of the page in `main`, which follows that of the shell; before it only links and forms work. */
  async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(() => {
      const content = document.querySelector('main > *')
      return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps'))
    })
  }

  /** Waits for the URL of a route, then for hydration. */
  async waitForRoute<Name extends RouteName>(name: Name, ...params: Params<Name>): Promise<void> {
    const path = this.path(name, ...params)
    await this.page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(path))
    await this.waitForHydration()
  }

  /** Waits until the page has loaded its content. A request on its way when the session ends is refused. */
  async waitForContent(): Promise<void> {
    const main = this.page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  }

  /** Posts to the shop's API as its pages do, to set up data. Fails the test on an error status. */
  async post<Response>(path: string, data: object, headers: Record<string, string> = {}): Promise<Response> {
    const response = await this.page.request.post(`/api${path}`, {
      params: { lang: this.language },
      data,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
    return (await response.json()) as Response
  }

  /** Loads the same URL in a new tab. */
  async openInNewTab(): Promise<ShopPage> {
    const page = await this.page.context().newPage()
    await page.goto(this.page.url())
    return new ShopPage(page, this.language, this.t, this.isPhone)
  }

  /** Declines optional cookies, which closes the consent banner. */
  async declineCookies(): Promise<void> {
    const decline = this.page.getByRole('button', { name: this.t('shell:consent.decline') })
    await decline.click()
    await expect(decline).toBeHidden()
  }

  /** Opens a column of the footer, which narrow screens fold. Returns the footer. */
  async openFooterColumn(heading: string): Promise<Locator> {
    const footer = this.page.getByRole('contentinfo')
    if (this.page.viewportSize()!.width < breakpoints.sm)
      await footer.getByRole('heading', { name: heading }).click()
    return footer
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.waitForHydration()
  }
}
