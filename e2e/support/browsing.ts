import { expect, type Page } from '@playwright/test'
import type { Language } from '@colada/domain/wire/language'
import { routePath } from '#storefront/platform/routes/paths.ts'
import type { RouteName } from '#storefront/platform/routes/route-table.ts'
import type { Words } from './words.ts'

/** The parameters of a route, left out where it has none. */
type Params<Name extends RouteName> =
  Parameters<typeof routePath<Name>> extends [unknown, unknown, ...infer Rest] ? Rest : never

/** What every subject's fixture stands on: a page, its language, the shop's words and its addresses. */
export class Browsing {
  readonly page: Page
  readonly language: Language
  readonly t: Words
  /** A phone has the menu in a sheet and no sidebar. */
  readonly isPhone: boolean

  constructor(page: Page, language: Language, t: Words, isPhone: boolean) {
    this.page = page
    this.language = language
    this.t = t
    this.isPhone = isPhone
  }

  /** The address of a route in the journey's language. */
  path<Name extends RouteName>(name: Name, ...params: Params<Name>): string {
    return routePath(this.language, name, ...(params as never))
  }

  /** Loads the document of a route and waits until it answers to a hand. */
  async navigate<Name extends RouteName>(name: Name, ...params: Params<Name>): Promise<void> {
    await this.page.goto(this.path(name, ...params))
    await this.alive()
  }

  /** Waits until the page has come to life: before that nothing but links and forms answers. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main')
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
    })
  }

  /** Waits until the page is that of a route. */
  async arrive<Name extends RouteName>(name: Name, ...params: Params<Name>): Promise<void> {
    const path = this.path(name, ...params)
    await this.page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(path))
    await this.alive()
  }

  /** Makes a call of the shop's API as its pages do, for what a journey only needs to be there. */
  async call<Answer>(path: string, data: object, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.page.request.post(`/api${path}`, {
      params: { lang: this.language },
      data,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }

  /** The same page in another tab, by another request. */
  async inAnotherTab(): Promise<Browsing> {
    const page = await this.page.context().newPage()
    await page.goto(this.page.url())
    return new Browsing(page, this.language, this.t, this.isPhone)
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.alive()
  }
}
