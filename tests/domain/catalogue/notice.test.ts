import { describe, expect, it } from 'vitest'
import { readNotice } from '@colada/domain/catalogue/notice'

describe('reading a notice', () => {
  it('keeps emphasis, links and lines', () => {
    expect(
      readNotice('<strong>Abrimos</strong> el <em>lunes</em>:<br />mira <a href="/en/zone">d&oacute;nde</a>'),
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

  it('writes the characters that HTML has names for, once', () => {
    expect(readNotice('5 &lt; 6 &amp;lt; &quot;M&amp;S&quot;')).toEqual([[{ text: '5 < 6 &lt; "M&S"' }]])
  })

  // Guard: without the list of addresses, what operations paste could act in a customer's page.
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'http://plain.example',
    ' javascript:x',
  ])('leads nowhere by %s, and keeps the words', (href) => {
    expect(readNotice(`<a href="${href}">aquí</a>`)).toEqual([[{ text: 'aquí' }]])
  })

  it('leaves out whatever else it holds, and a line with nothing to read', () => {
    expect(readNotice('<img src=x onerror="x()">Hoy <script>no</script><br>  <br>')).toEqual([
      [{ text: 'Hoy ' }, { text: 'no' }],
    ])
    expect(readNotice('')).toEqual([])
    expect(readNotice('a < b')).toEqual([[{ text: 'a ' }, { text: '<' }, { text: ' b' }]])
  })
})
