import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import { createBrowserI18n } from '#storefront/platform/language/browser-i18n.ts'
import type { MessageKey } from '#storefront/platform/language/messages.ts'
import { namespaces } from '#storefront/platform/language/namespaces.ts'
import { i18nByLanguage, messagesByLanguage } from '../support/i18n.ts'

function leaves(tree: object, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : leaves(value as object, `${prefix}${name}.`),
  )
}

const textsOf = (language: 'es' | 'en') =>
  new Map(
    Object.entries(messagesByLanguage[language]).flatMap(([namespace, tree]) =>
      leaves(tree, `${namespace}:`),
    ),
  )
const paramsOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!).toSorted()

describe('messages', () => {
  it('exist in both languages with the same params', () => {
    const [spanish, english] = [textsOf('es'), textsOf('en')]
    expect([...english.keys()].toSorted()).toEqual([...spanish.keys()].toSorted())
    const differing = [...spanish].filter(
      ([key, text]) => String(paramsOf(text)) !== String(paramsOf(english.get(key)!)),
    )
    // The singular of a plural may leave out its count.
    expect(differing.map(([key]) => key).filter((key) => !key.endsWith('_one'))).toEqual([])
  })

  it.each(languages)('render with every param and no escape in %s', (language) => {
    for (const [name, text] of textsOf(language)) {
      const plural = /_(one|many|other)$/.exec(name)
      const key = (plural ? name.slice(0, plural.index) : name) as MessageKey
      const params: Record<string, string | number> = Object.fromEntries(
        paramsOf(text).map((param) => [param, `<${param}> & $1`]),
      )
      if (plural) params.count = plural[1] === 'one' ? 1 : 7
      const shown = i18nByLanguage[language].t(key, params)
      expect(shown, key).toBe(
        text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, param: string) => String(params[param])),
      )
    }
  })

  it.each(languages)('quote labels as their buttons say them (%s)', (language) => {
    const texts = [...textsOf(language).values()]
    const quoted = texts.flatMap((text) => text.match(/(?<=[«“])\p{Lu}[^»”{]+(?=[»”])/gu) ?? [])
    expect(quoted.length).toBeGreaterThan(0)
    expect(quoted.filter((label) => !texts.includes(label))).toEqual([])
  })

  it('are in the namespaces that the browser can load', () => {
    for (const language of languages)
      expect(Object.keys(messagesByLanguage[language]).toSorted()).toEqual(namespaces.toSorted())
  })

  it('do not fall back to the other language', () => {
    // @ts-expect-error A key that does not exist is a type error.
    expect(i18nByLanguage.en.t('shell:doesNotExist')).toBe('doesNotExist')
  })
})

describe('the browser’s i18next', () => {
  it('loads the namespaces of the page before it resolves, and others on demand', async () => {
    const i18n = await createBrowserI18n('en', ['shell', 'cart'])
    expect(i18n.hasLoadedNamespace('cart')).toBe(true)
    expect(i18n.hasLoadedNamespace('orders')).toBe(false)
    await i18n.loadNamespaces('orders')
    expect(i18n.hasLoadedNamespace('orders')).toBe(true)
    expect(i18n.t('shell:cart.label', { count: 1 })).toBe('Cart, 1 garment')
    expect(i18n.t('shell:cart.label', { count: 12 })).toBe('Cart, 12 garments')
  })
})
