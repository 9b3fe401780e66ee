import { describe, expect, test } from 'vitest'
import { mailShareUrl, whatsAppShareUrl } from '#ui/controls/share-links.ts'

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
