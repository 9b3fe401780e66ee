import { describe, expect, test } from 'vitest'
import { accepts } from '#ui/controls/accepts.ts'
import { filterOptions } from '#ui/controls/filter-options.ts'
import { mailShareUrl, whatsAppShareUrl } from '#ui/controls/share-links.ts'

describe('filterOptions', () => {
  const towns = ['Alcalá de Henares', 'Alcorcón', 'L’Hospitalet de Llobregat', 'Henarejos'].map((label) => ({
    label,
  }))
  test.each([
    ['', ['Alcalá de Henares', 'Alcorcón', 'L’Hospitalet de Llobregat', 'Henarejos']],
    ['alca', ['Alcalá de Henares']],
    ['ALCALÁ', ['Alcalá de Henares']],
    ['henar', ['Alcalá de Henares', 'Henarejos']],
    ['henares alca', ['Alcalá de Henares']],
    ['hospi', ['L’Hospitalet de Llobregat']],
    ['pitalet', []],
  ])('%s', (typed, found) => expect(filterOptions(towns, typed).map(({ label }) => label)).toEqual(found))
})

describe('accepts', () => {
  const photo = { name: 'Mancha.JPG', type: 'image/jpeg' }
  test.each([
    [undefined, true],
    ['', true],
    ['image/*', true],
    ['IMAGE/JPEG', true],
    ['.png, .jpg', true],
    ['application/pdf', false],
    ['.jpeg', false],
    ['image/png,video/*', false],
  ])('a photograph for %s: %s', (accept, taken) => expect(accepts(photo, accept)).toBe(taken))
})

describe('share URLs', () => {
  const shirt = { title: 'Camisa & corbata', url: 'https://colada.example/a?b=1&c=2' }
  test('contain the full text', () => {
    const mail = new URL(mailShareUrl(shirt))
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe(shirt.title)
    expect(mail.searchParams.get('body')).toBe(`${shirt.title}\n${shirt.url}`)
    expect(new URL(whatsAppShareUrl(shirt)).searchParams.get('text')).toBe(`${shirt.title}\n${shirt.url}`)
  })
  test('prefer the given text', () => {
    const text = 'Con mi código tienes un 20 %'
    expect(new URL(whatsAppShareUrl({ ...shirt, text })).searchParams.get('text')).toBe(
      `${text}\n${shirt.url}`,
    )
  })
})
