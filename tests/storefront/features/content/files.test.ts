import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sponsors } from '@colada/domain/promotions/sponsors'
import { type RouteName, routePaths } from '@colada/domain/routes/paths'
import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { loadLabels } from '#storefront/features/content/labels.ts'
import { type PageBlock, pageSchema } from '#storefront/features/content/page-schema.ts'
import { fillFactsIn } from '#storefront/features/content/shop-facts.ts'
import {
  categoriesSchema,
  faqSchema,
  postSchema,
  stepsSchema,
} from '#storefront/features/content/text-schemas.ts'
import { contentName } from '#storefront/flows/information/page-data.ts'
import { routeScreens } from '#storefront/platform/routes/route-table.ts'
import { contentFiles, readContent, readContentFile } from '#tests/support/content.ts'

const pictures = join(import.meta.dirname, '../../../../packages/storefront/public/pictures')
const names = contentFiles('es')

const isPage = (name: string) => /^(pages|sponsors)\//.test(name)

/** The schema of a content file. */
const schemaOf = (name: string): z.ZodMiniType => {
  if (isPage(name)) return pageSchema
  if (name.startsWith('posts/')) return postSchema
  return { 'texts/faq': faqSchema, 'texts/categories': categoriesSchema, 'texts/steps': stepsSchema }[name]!
}

/** Values that are not texts for customers: names, dates, ids. They are equal in both languages. */
const isName = (key: string) =>
  /^(id|to|part|picture|validFrom|version|writtenOn|isOnHome|contact)$/.test(key)

/** A file without its texts: both languages must have the same. */
function shapeOf(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(shapeOf)
  if (typeof content !== 'object' || content === null) return typeof content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, isName(key) ? value : shapeOf(value)]),
  )
}

/** Every text for customers in a file. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => (isName(key) ? [] : textsIn(value)))
}

const factsIn = (content: unknown) =>
  textsIn(content)
    .flatMap((text) => text.match(/\{\{[\w:.]+\}\}/g) ?? [])
    .toSorted()

/** A number with the unit of a fact: it must be a placeholder. */
const typedFact = /\d+([.,]\d+)?\s?(€|%|h\b|horas?\b|hours?\b|d[ií]as?\b|days?\b)/

describe('content files', () => {
  it('exist in both languages', () => {
    expect(contentFiles('en')).toEqual(names)
  })

  it('exist for every route of a screen of content', () => {
    const routes = (Object.entries(routeScreens) as [RouteName, string][]).filter(
      ([, screen]) => screen === 'content/information' || screen === 'contact/inquiry',
    )
    expect(routes.length).toBeGreaterThan(0)
    for (const [name] of routes) expect(names).toContain(`pages/${contentName(name)}`)
  })

  it('exist for every sponsor', () => {
    expect(names.filter((name) => name.startsWith('sponsors/'))).toEqual(
      sponsors.map(({ slug }) => `sponsors/${slug}`).toSorted(),
    )
  })
})

describe.each(names)('%s', (name) => {
  const files = languages.map((language) => ({ language, content: readContent(name, language) }))

  it('is valid, with the same shape and facts in both languages', () => {
    const [es, en] = files.map(({ content }) => schemaOf(name).parse(content))
    expect(shapeOf(en)).toEqual(shapeOf(es))
    expect(factsIn(en)).toEqual(factsIn(es))
    const english = new Set(textsIn(en))
    // Names and codes may be equal, sentences not.
    expect(textsIn(es).filter((text) => text.split(' ').length > 6 && english.has(text))).toEqual([])
  })

  it.each(files)('has only known facts and types none ($language)', async ({ language, content }) => {
    const shown = textsIn(fillFactsIn(content, language, await loadLabels(content, language)))
    expect(shown.filter((text) => /[{}]/.test(text))).toEqual([])
    expect(textsIn(content).filter((text) => typedFact.test(text))).toEqual([])
  })

  it.each(files)('takes the labels it quotes from the messages ($language)', ({ content }) => {
    const quoted = textsIn(content).flatMap(
      (text) => text.match(/(?<=[«“])(\p{Lu}|\{)[^»”]+(?=[»”])/gu) ?? [],
    )
    expect(quoted.filter((text) => !/^\{\{\w+:[\w.]+\}\}$/.test(text))).toEqual([])
  })

  it('quotes its dates, which the build would otherwise parse', () => {
    for (const { language } of files)
      expect(readContentFile(name.replace('/', `/${language}/`))).not.toMatch(/: \d{4}-\d\d-\d\d$/m)
  })
})

describe.each(names.filter(isPage))('%s', (name) => {
  const page = pageSchema.parse(readContent(name, 'es'))
  const { sections, start, action, picture } = page
  const targetOf = (block: PageBlock) => (typeof block === 'object' && 'link' in block ? [block.link.to] : [])

  it('links routes of the table and shows a picture that exists', () => {
    const targets = sections.flatMap(({ body, features = [] }) => [
      ...body.flatMap(targetOf),
      ...features.flatMap(({ link }) => (link ? [link.to] : [])),
    ])
    const buttons = [start, action].flatMap((link) => (link && 'to' in link ? [link.to] : []))
    for (const target of [...targets, ...buttons]) expect(routePaths).toHaveProperty(target)
    if (start && 'section' in start)
      expect([...sections.map(({ id }) => id), ...(page.contact ? ['contact'] : [])]).toContain(start.section)
    if (picture !== undefined) expect(existsSync(join(pictures, `${picture}.svg`))).toBe(true)
  })

  it.each(languages)('has a title of at most 65 characters and a short description (%s)', (language) => {
    const meta = fillFactsIn(pageSchema.parse(readContent(name, language)).meta, language)
    expect(`${meta.title} | Colada`.length).toBeLessThanOrEqual(65)
    expect(meta.description.length).toBeLessThanOrEqual(149)
  })
})
