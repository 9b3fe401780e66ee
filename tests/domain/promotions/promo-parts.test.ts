import { parseRichText } from '@colada/domain/content/rich-text'
import { promoParts } from '@colada/domain/promotions/promo-parts'
import { expect, test } from 'vitest'

const partsOf = (html: string) => promoParts({ description: parseRichText(html) })

test.each([
  ['the emphasised code', 'Escribe <strong>WASH20WEB</strong> al pedir.', 'WASH20WEB', undefined],
  ['no amount', 'Desde <strong>55 €</strong>, gratis.', '', undefined],
  ['the link of the last line', 'Compra hoy.<br><a href="/bonos">Ver los bonos</a>', '', '/bonos'],
  ['no link inside of a sentence', 'Mira <a href="/bonos">los bonos</a>.', '', undefined],
])('reads %s', (_, html, code, href) => {
  const parts = partsOf(html)
  expect(parts.code).toBe(code)
  expect(parts.link?.href).toBe(href)
})

test('takes the link out of the text', () => {
  expect(partsOf('Compra hoy.<br><a href="/bonos">Ver los bonos</a>').lines).toHaveLength(1)
})
