import { describe, expect, it } from 'vitest'
import { languages } from '@colada/domain/wire/language'
import { words as english } from '#storefront/locales/en.ts'
import { words as spanish } from '#storefront/locales/es.ts'
import { createEngine } from '#storefront/platform/language/engine.ts'
import type { MessageKey, WordParams } from '#storefront/platform/language/messages.ts'
import { sayRecorded } from '#storefront/platform/language/record.ts'
import { createRecorder } from '#storefront/platform/language/recorder.ts'

const engines = { es: createEngine('es', spanish), en: createEngine('en', english) }
const dictionaries = { es: spanish, en: english }

function leaves(tree: object, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : leaves(value as object, `${prefix}${name}.`),
  )
}

/** Every sentence as it is asked for, with something in each of its places. */
const sentences = languages.flatMap((language) =>
  Object.entries(dictionaries[language]).flatMap(([subject, tree]) =>
    leaves(tree, `${subject}:`).map(([name, text]) => {
      const places = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, place]) => place!)
      const plural = /_(one|many|other)$/.exec(name)
      const key = (plural ? name.slice(0, plural.index) : name) as MessageKey
      const params = Object.fromEntries(places.map((place) => [place, `<${place}> & $1`]))
      return { language, key, params: plural ? { ...params, count: plural[1] === 'one' ? 1 : 7 } : params }
    }),
  ),
)

describe('the words a document brings', () => {
  it('say every sentence of the shop exactly as i18next does', () => {
    for (const { language, key, params } of sentences) {
      const { say, record } = createRecorder(language, engines[language])
      const said = engines[language].t(key, { ...(params as WordParams) })
      expect(say(key, params), `${language} ${key}, rendered`).toBe(said)
      expect(sayRecorded(record(), key, params), `${language} ${key}`).toBe(said)
    }
    expect(sentences.length).toBeGreaterThan(200)
  })

  it('travel as JSON and are only those that were said', () => {
    const { say, record } = createRecorder('es', engines.es)
    say('shell:close')
    expect(JSON.parse(JSON.stringify(record()))).toEqual({
      language: 'es',
      words: { 'shell:close': spanish.shell.close },
    })
  })

  it('hold every form of a plural, so that another count needs nothing more', () => {
    const { say, record } = createRecorder('en', engines.en)
    say('shell:cart.label', { count: 0 })
    expect(sayRecorded(record(), 'shell:cart.label', { count: 1 })).toBe('Cart, 1 garment')
    expect(sayRecorded(record(), 'shell:cart.label', { count: 12 })).toBe('Cart, 12 garments')
  })

  it('are those of a whole subject where a screen asks for them, plurals and all', () => {
    const { bring, record } = createRecorder('en', engines.en)
    bring('cart')
    const asked = sentences.filter(({ language, key }) => language === 'en' && key.startsWith('cart:'))
    for (const { key, params } of asked)
      expect(sayRecorded(record(), key, params), key).toBe(engines.en.t(key, { ...(params as WordParams) }))
    expect(asked.length).toBeGreaterThan(20)
    expect(Object.keys(record().words).filter((key) => !key.startsWith('cart:'))).toEqual([])
  })

  it('do not answer for what was not said', () => {
    expect(sayRecorded({ language: 'es', words: {} }, 'shell:close')).toBeUndefined()
  })

  it('never fall back to the other language', () => {
    expect(engines.en.t('shell:doesNotExist')).toBe('doesNotExist')
  })
})
