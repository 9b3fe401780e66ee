import { parseRichText } from '@colada/domain/content/rich-text'
import { describe, expect, it } from 'vitest'

describe('parsing a notice', () => {
  it('keeps emphasis, links and lines', () => {
    expect(
      parseRichText(
        '<strong>Abrimos</strong> el <em>lunes</em>:<br />mira <a href="/en/zone">d&oacute;nde</a>',
      ),
    ).toEqual([
      [
        { text: 'Abrimos', emphasis: 'strong' },
        { text: ' el ' },
        { text: 'lunes', emphasis: 'em' },
        { text: ':' },
      ],
      [{ text: 'mira ' }, { text: 'd&oacute;nde', href: '/en/zone' }],
    ])
  })

  it('decodes entities once', () => {
    expect(parseRichText('5 &lt; 6 &amp;lt; &quot;M&amp;S&quot;')).toEqual([[{ text: '5 < 6 &lt; "M&S"' }]])
  })

  // Without the URL allow-list, pasted HTML could run scripts in a customer's page.
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'http://plain.example',
    ' javascript:x',
  ])('removes the link to %s and keeps its text', (href) => {
    expect(parseRichText(`<a href="${href}">aquí</a>`)).toEqual([[{ text: 'aquí' }]])
  })

  it('removes other tags and empty lines', () => {
    expect(parseRichText('<img src=x onerror="x()">Hoy <script>no</script><br>  <br>')).toEqual([
      [{ text: 'Hoy ' }, { text: 'no' }],
    ])
    expect(parseRichText('')).toEqual([])
    expect(parseRichText('a < b')).toEqual([[{ text: 'a ' }, { text: '<' }, { text: ' b' }]])
  })
})
