import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Page, pageSchema } from '#storefront/features/content/page-schema.ts'
import { fillFactsIn } from '#storefront/features/content/shop-facts.ts'
import { type RouteName, routeRows, routeTable } from '#storefront/platform/routes/route-table.ts'
import { contentName } from '#storefront/flows/information/page-data.ts'

const storefront = join(import.meta.dirname, '../../../../packages/storefront')
const folder = join(storefront, 'src/features/content/pages')
const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'))
const names = globSync('es/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'))

/** Every text of a content file. */
const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : []
}

const factsIn = (content: unknown) =>
  textsIn(content)
    .flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? [])
    .toSorted()

/** What both languages share: ids, kinds of blocks and their lengths, routes, pictures. */
const shapeOf = (page: Page) => ({
  picture: page.picture,
  version: page.version,
  validFrom: page.validFrom,
  action: page.action?.to,
  sections: page.sections.map(({ id, body }) => ({
    id,
    body: body.map((block) => {
      if (typeof block === 'string') return 'text'
      const [[kind, value] = []] = Object.entries(block)
      if ('link' in block) return block.link.to
      if ('part' in block) return block.part
      if ('table' in block) return [kind, block.table.columns.length, block.table.rows.length]
      return [kind, Array.isArray(value) ? value.length : 1]
    }),
  })),
})

describe('content pages', () => {
  it('exist in both languages', () => {
    const english = globSync('en/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'))
    expect(english.toSorted()).toEqual(names.toSorted())
  })

  it('exist for every route of the information screen', () => {
    const routes = routeRows.filter(([, { screen }]) => screen === 'information')
    expect(routes.length).toBeGreaterThan(0)
    for (const [name] of routes) expect(names).toContain(contentName(name))
  })
})

describe.each(names)('content page %s', (name) => {
  const files = languages.map((language) => ({ language, content: read(`${language}/${name}.yaml`) }))

  it('is valid and has the same shape and facts in both languages', () => {
    const [es, en] = files.map(({ content }) => pageSchema.parse(content))
    expect(shapeOf(en!)).toEqual(shapeOf(es!))
    expect(factsIn(en)).toEqual(factsIn(es))
  })

  it.each(files)(
    'has only known facts, routes with a screen, and pictures that exist ($language)',
    (file) => {
      const page = fillFactsIn(pageSchema.parse(file.content), file.language)
      expect(textsIn(page).filter((text) => /[{}]/.test(text))).toEqual([])
      const targets: RouteName[] = page.sections
        .flatMap(({ body }) => body)
        .flatMap((block) => (typeof block === 'object' && 'link' in block ? [block.link.to] : []))
      for (const target of [...targets, ...(page.action ? [page.action.to] : [])])
        expect(routeTable, target).toHaveProperty(target)
      if (page.picture !== undefined)
        expect(globSync(`public/pictures/${page.picture}.svg`, { cwd: storefront })).toHaveLength(1)
    },
  )

  it.each(files)('types no fact of the shop ($language)', ({ content }) => {
    const { sections, lead, meta } = pageSchema.parse(content)
    expect(
      textsIn([sections, lead, meta]).filter((text) =>
        /\d+([.,]\d+)?\s?(€|%|h\b|hora|hour|día|day)/.test(text),
      ),
    ).toEqual([])
  })
})
