import { languages } from '@colada/domain/wire/language'
import { type MailContent, type MailKind, renderMail } from '@colada/mails'
import { describe, expect, it, test } from 'vitest'
import { colours } from '#mails/style.ts'
import { createExampleMails } from '#stories/mails/example-mails.ts'
import { scale } from '#tokens/scale.ts'
import { dark } from '#tokens/themes/dark.ts'
import { light } from '#tokens/themes/light.ts'

const MAX_HTML_BYTES = 100_000

const mails: readonly MailContent[] = languages.flatMap((language) =>
  Object.values(createExampleMails(language)),
)
const named = mails.map((mail) => [`${mail.kind} ${mail.language}`, mail] as const)

/** Replaces the no-break spaces of amounts and phone numbers. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Every string of a value, replaced. */
function replaceTexts<Value>(
  value: Value,
  replace: (text: string, name: string) => string,
  name = '',
): Value {
  if (typeof value === 'string') return replace(value, name) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item: unknown) => replaceTexts(item, replace, name)) as Value
  const entries = Object.entries(value).map(([key, item]) => [key, replaceTexts<unknown>(item, replace, key)])
  return Object.fromEntries(entries) as Value
}

describe('every mail', () => {
  it.each(named)('has a subject, its language and a footer: %s', async (_, mail) => {
    const { subject, html, text } = await renderMail(mail)
    expect(subject).toMatch(/^\S.{5,77}$/u)
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${mail.language}"`))
    for (const body of [html, text].map(plain)) {
      expect(body).toContain(subject.replaceAll('\u00a0', ' '))
      expect(body).toContain('Colada Lavandería a Domicilio, S.L.')
      expect(body).toContain('hola@colada.example')
      expect(body).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
    }
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES)
  })

  it.each(named)('needs no other file than its pictures: %s', async (_, mail) => {
    const { html } = await renderMail(mail)
    expect(html).not.toMatch(/<(?:script|iframe|form)\b|src="(?!cid:)|url\(|@import|<link\b/)
  })

  it.each(named)('has its pictures as attachments, with their size: %s', async (_, mail) => {
    const { html, text, pictures } = await renderMail(mail)
    const shown = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    expect(shown).toHaveLength(pictures.length)
    for (const [index, { cid, base64 }] of pictures.entries()) {
      expect(shown[index]).toMatch(/ alt="" width="\d+" height="\d+"/)
      expect(html).toContain(`src="cid:${cid}"`)
      expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG')
    }
    expect(text).not.toMatch(/cid:|\n{4}/)
  })

  it.each(named)('is laid out with tables, as Outlook needs it: %s', async (_, mail) => {
    const { html } = await renderMail(mail)
    expect(html).not.toMatch(/display:\s*(?:flex|grid)|position:|var\(|<v:/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  it.each(named)('has every link in its text: %s', async (_, mail) => {
    const { html, text } = await renderMail(mail)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
    expect(links.filter((url) => !text.includes(url))).toEqual([])
  })

  it.each(named)('escapes what a person wrote: %s', async (_, mail) => {
    const hostile = '<b>&"\'\r\nBcc: x@example.com'
    const values = ['type', 'state', 'status', 'decision', 'method', 'leg', 'month', 'dueOn']
    const keys = new Set(['kind', 'language', 'senderLanguage', ...values])
    const content = replaceTexts(mail, (text, name) =>
      keys.has(name) || name.toLowerCase().endsWith('url') ? text : hostile,
    )
    const { subject, html } = await renderMail(content)
    expect(html).not.toContain('<b>')
    expect(subject).not.toMatch(/[\r\n]/)
  })
})

const exampleOf = <Kind extends MailKind>(kind: Kind, language: 'es' | 'en' = 'es') =>
  createExampleMails(language)[kind]

describe('a mail with a link', () => {
  it.each(['welcome', 'set-password', 'forgot-password', 'log-in-link', 'confirm-email'] as const)(
    'has the link as a button, and as text in the text version only: %s',
    async (kind) => {
      const { html, text } = await renderMail(exampleOf(kind))
      expect(html).toMatch(/class="action" href="https:\/\/colada\.example\/[^"]+token=/)
      expect(html).not.toMatch(/>\s*https?:/)
      expect(text).toMatch(/https:\/\/colada\.example\/\S+token=/)
    },
  )

  it('states how long it is valid', async () => {
    expect((await renderMail(exampleOf('forgot-password'))).text).toContain('60 minutos')
    const hour = { ...exampleOf('set-password', 'en'), validHours: 1 }
    expect((await renderMail(hour)).text).toContain('1 hour and')
  })
})

describe('the change of an email', () => {
  it('is masked for the old address, before and after it is confirmed', async () => {
    for (const kind of ['email-change-requested', 'email-changed'] as const) {
      const { html, text } = await renderMail(exampleOf(kind))
      for (const body of [html, text]) {
        expect(body).toContain('l•••@example.com')
        expect(body).not.toContain('lucia.nueva')
      }
    }
  })

  it('is in full for the new address', async () => {
    for (const mail of [exampleOf('confirm-email'), { ...exampleOf('email-changed'), isOldAddress: false }]) {
      const { text } = await renderMail(mail)
      expect(text).toContain('lucia.nueva@example.com')
      expect(text).not.toContain('último correo')
    }
  })
})

test('a changed password has its day and time in the zone of the shop', async () => {
  expect((await renderMail(exampleOf('password-changed'))).text).toContain('lunes, 9 de marzo de 2026, 19:05')
})

test('amounts have the format of the shop in both languages', async () => {
  for (const language of languages) {
    const { subject, text } = await renderMail(exampleOf('refund', language))
    expect(plain(subject)).toContain('11,85 €')
    expect(plain(text)).toContain('11,85 €')
  }
})

test('a refund names the account that it goes to', async () => {
  expect((await renderMail(exampleOf('refund'))).text).toContain('tarjeta')
  expect((await renderMail({ ...exampleOf('refund'), method: 'paypal' })).text).toContain('PayPal')
})

test('every progress of an order has a subject and a text of its own', async () => {
  const statuses = ['collected', 'out-for-delivery', 'delivered', 'absent-at-pickup', 'absent-at-delivery']
  const rendered = await Promise.all(
    (statuses as readonly ReturnType<typeof exampleOf<'order-progress'>>['status'][]).map((status) =>
      renderMail({ ...exampleOf('order-progress'), status }),
    ),
  )
  expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(statuses.length)
  expect(new Set(rendered.map(({ text }) => text)).size).toBe(statuses.length)
})

test('the confirmation of an order with every kind of garment is not cut off by Gmail', async () => {
  const order = exampleOf('order-confirmation')
  const items = Array.from({ length: 150 }, (_, index) => ({ ...order.items[1]!, name: `Prenda ${index}` }))
  const { html } = await renderMail({ ...order, items })
  expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES)
})

test('a cancellation says what goes back, what does not, and when the garments return', async () => {
  const order = exampleOf('order-cancelled')
  const { text } = await renderMail(order)
  for (const part of ['30,91 €', '13,90 €', 'miércoles, 25 de marzo']) expect(plain(text)).toContain(part)
  const nothing = await renderMail({ ...order, refund: 0, kept: 0, return: null })
  expect(nothing.text).not.toContain('€')
})

test('the confirmation of a message greets a customer by name, and a visitor without', async () => {
  const message = exampleOf('contact-confirmation')
  expect((await renderMail(message)).text).toContain('Hola, Lucía:')
  expect((await renderMail({ ...message, firstName: '' })).text).toContain('Hola:')
})

test('the confirmation of a message repeats no text of a visitor', async () => {
  const { html, text } = await renderMail({ ...exampleOf('contact-confirmation'), type: 'hello' })
  for (const body of [html, text]) {
    expect(body).not.toContain('botón del puño')
    expect(body).not.toContain('K7MPQ2A')
  }
})

test('a multi-line message keeps its lines', async () => {
  const { text } = await renderMail(exampleOf('contact-request'))
  expect(text).toContain('Falta un botón del puño.\nEl resto está perfecto.')
})

test.each([
  ['light', light(scale)],
  ['dark', dark(scale)],
] as const)('the colours are those of the theme %s', (name, { color }) => {
  expect(colours[name]).toEqual({
    page: color.surface.page,
    card: color.surface.raised,
    text: color.text.primary,
    secondary: color.text.secondary,
    link: color.text.brand,
    hairline: color.border.hairline,
    band: color.surface.soap,
    action: color.action.primary.solid.rest,
    onAction: color.action.primary.foreground,
  })
})
