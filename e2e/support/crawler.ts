import type { APIRequestContext } from '@playwright/test'
import { guard } from '#storefront/platform/routes/guards.ts'
import { languageOf, matchRoute } from '#storefront/platform/routes/paths.ts'
import { headProblems, isListed, linksOf } from './document.ts'

/** Something wrong with a page, or with a link to it. */
export interface Problem {
  readonly path: string
  readonly problem: string
  /** A page that names it. */
  readonly from: string
}

export interface Walk {
  readonly pages: ReadonlyMap<string, { readonly isListed: boolean }>
  readonly sitemap: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

/** Requests at the same time. */
const abreast = 6
const stranger = { signedIn: false, cartFilled: false, process: 'order' } as const

/** Walks from the sitemap and both homes along every link of every document, as a visitor whom nobody knows. */
export async function crawl(request: APIRequestContext, origin: string): Promise<Walk> {
  const answer = await request.get('/sitemap.xml')
  const sitemap = new Set(
    [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replace(origin, ''),
    ),
  )
  const walker = new Walker(request, origin)
  for (const path of ['/', '/en', ...sitemap]) walker.meet(path, 'sitemap')
  await walker.walk()
  return { pages: walker.pages, sitemap, problems: walker.problems }
}

class Walker {
  readonly pages = new Map<string, { isListed: boolean }>()
  readonly problems: Problem[] = []
  readonly #request: APIRequestContext
  readonly #origin: string
  readonly #met = new Set<string>()
  readonly #open: { path: string; from: string }[] = []

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request
    this.#origin = origin
  }

  meet(path: string, from: string): void {
    if (this.#met.has(path)) return
    this.#met.add(path)
    this.#open.push({ path, from })
  }

  async walk(): Promise<void> {
    while (this.#open.length > 0) {
      await Promise.all(this.#open.splice(0, abreast).map(({ path, from }) => this.#visit(path, from)))
    }
  }

  async #visit(path: string, from: string): Promise<void> {
    const note = (problem: string) => this.problems.push({ path, problem, from })
    const answer = await this.#request.get(path, { maxRedirects: 0 })
    const status = answer.status()
    const match = matchRoute(path)
    const detour = match && guard(match, path, stranger)
    if (detour) {
      if (status !== 302 || answer.headers().location !== detour.to) note(`does not ask to log in: ${status}`)
      return
    }
    if (status !== 200) return void note(`answers ${status} ${answer.headers().location ?? ''}`.trim())
    if (!answer.headers()['content-type']?.startsWith('text/html')) return
    const html = await answer.text()
    this.pages.set(path, { isListed: isListed(html) })
    headProblems(html, path, this.#origin).forEach(note)
    this.#follow(html, path, note)
  }

  #follow(html: string, path: string, note: (problem: string) => void): void {
    for (const { href, language, isPage } of linksOf(html)) {
      if (href.startsWith('#')) {
        if (!html.includes(` id="${href.slice(1)}"`)) note(`names ${href}, which it does not have`)
        continue
      }
      const local = href.startsWith(this.#origin) ? href.slice(this.#origin.length) || '/' : href
      if (!local.startsWith('/')) continue
      // Documents are the same whatever is searched for in them; a place to go back to is no other page.
      const target = local.split(/[?#]/)[0]!
      if (isPage && languageOf(target) !== (language ?? languageOf(path))) {
        note(`leads to ${target}, which is in the other language`)
      }
      this.meet(target, path)
    }
  }
}
