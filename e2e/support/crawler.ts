import type { APIRequestContext } from '@playwright/test'
import { guard } from '#storefront/platform/routes/guards.ts'
import { languageOf, matchRoute } from '#storefront/platform/routes/paths.ts'
import { headProblems, isListed, linksOf } from './document.ts'

/** A problem of a page or of a link to it. */
export interface Problem {
  readonly path: string
  readonly problem: string
  /** A page that links to it. */
  readonly from: string
}

export interface CrawlResult {
  readonly pages: ReadonlyMap<string, { readonly isListed: boolean }>
  readonly sitemap: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

const CONCURRENCY = 6
const anonymousVisitor = { signedIn: false, cartFilled: false, process: 'order' } as const

/** Crawls all documents from the sitemap and both home pages as an anonymous visitor. */
export async function crawl(request: APIRequestContext, origin: string): Promise<CrawlResult> {
  const response = await request.get('/sitemap.xml')
  const sitemap = new Set(
    [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replace(origin, ''),
    ),
  )
  const crawler = new Crawler(request, origin)
  for (const path of ['/', '/en', ...sitemap]) crawler.enqueue(path, 'sitemap')
  await crawler.run()
  return { pages: crawler.pages, sitemap, problems: crawler.problems }
}

class Crawler {
  readonly pages = new Map<string, { isListed: boolean }>()
  readonly problems: Problem[] = []
  readonly #request: APIRequestContext
  readonly #origin: string
  readonly #seen = new Set<string>()
  readonly #queue: { path: string; from: string }[] = []

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request
    this.#origin = origin
  }

  enqueue(path: string, from: string): void {
    if (this.#seen.has(path)) return
    this.#seen.add(path)
    this.#queue.push({ path, from })
  }

  async run(): Promise<void> {
    while (this.#queue.length > 0) {
      await Promise.all(this.#queue.splice(0, CONCURRENCY).map(({ path, from }) => this.#visit(path, from)))
    }
  }

  async #visit(path: string, from: string): Promise<void> {
    const report = (problem: string) => this.problems.push({ path, problem, from })
    const response = await this.#request.get(path, { maxRedirects: 0 })
    const status = response.status()
    const match = matchRoute(path)
    const redirect = match && guard(match, path, anonymousVisitor)
    if (redirect) {
      if (status !== 302 || response.headers().location !== redirect.to)
        report(`does not redirect to the login: ${status}`)
      return
    }
    if (status !== 200) return void report(`returns ${status} ${response.headers().location ?? ''}`.trim())
    if (!response.headers()['content-type']?.startsWith('text/html')) return
    const html = await response.text()
    this.pages.set(path, { isListed: isListed(html) })
    headProblems(html, path, this.#origin).forEach(report)
    this.#follow(html, path, report)
  }

  #follow(html: string, path: string, report: (problem: string) => void): void {
    for (const { href, language, isPage } of linksOf(html)) {
      if (href.startsWith('#')) {
        if (!html.includes(` id="${href.slice(1)}"`)) report(`links to ${href}, which does not exist`)
        continue
      }
      const local = href.startsWith(this.#origin) ? href.slice(this.#origin.length) || '/' : href
      if (!local.startsWith('/')) continue
      // Query strings and fragments do not change a document.
      const target = local.split(/[?#]/)[0]!
      if (isPage && languageOf(target) !== (language ?? languageOf(path))) {
        report(`links to ${target}, which is in the other language`)
      }
      this.enqueue(target, path)
    }
  }
}
