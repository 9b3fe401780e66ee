import { createHash } from 'node:crypto'
import { tokens } from '@colada/tokens/files/colada.ts'
import { describe, expect, it } from 'vitest'
import { finishDocument } from '#storefront/server/finish-document.ts'
import { createStyler } from '#storefront/server/page-style.ts'
import { readStylesheet, shortened } from '../../../packages/storefront/vite.style.ts'

const href = '/assets/style-1.css'
const sheet = (css: string) => createStyler(readStylesheet(href, css))
const page = (body: string) =>
  `<html><head><link rel="stylesheet" href="${href}"/></head><body>${body}</body></html>`
const styleOf = (css: string, body: string) => /<style>(.*)<\/style>/s.exec(sheet(css)(page(body)).html)?.[1]

describe('the style that a document carries', () => {
  it('has the rules of its own elements, in their places and order', () => {
    const css =
      '@layer base,parts;@layer base{body{margin:0}}@layer parts{.a{color:red}.b{color:blue}@media (width>9px){.a{color:green}.b{top:0}}.c .a{top:1px}}'
    expect(styleOf(css, '<p class="a x">')).toBe(
      '@layer base,parts;@layer base{body{margin:0}}@layer parts{.a{color:red}@media (width>9px){.a{color:green}}}',
    )
  })

  it('keeps of a list the selectors that can match', () => {
    expect(styleOf('.a:hover,.b,.a.c{top:0}', '<p class="a">')).toBe('.a:hover{top:0}')
  })

  it('takes no class for needed that is a choice or a refusal', () => {
    const css = '.a:not(.b){top:0}.a:is(.b,.c:not(.d)){top:1px}.a[data-x=".e"]{top:2px}'
    expect(styleOf(css, '<p class="a">')).toBe(css)
  })

  it('names the properties that something is made from, and no other', () => {
    const css = ':root{--one:1px;--two:var(--one);--three:3px}.a{top:var(--two)}.b{top:var(--three)}'
    expect(styleOf(css, '<p class="a">')).toBe(':root{--one:1px;--two:var(--one)}.a{top:var(--two)}')
  })

  it('has the animations it plays, and every face', () => {
    const css =
      '@font-face{font-family:F}@font-face{font-family:G}@keyframes go{to{top:0}}@keyframes stay{to{top:1px}}.a{animation:1s go}'
    expect(styleOf(css, '<p class="a">')).toBe(
      '@font-face{font-family:F}@font-face{font-family:G}@keyframes go{to{top:0}}.a{animation:1s go}',
    )
  })

  it('leaves the whole sheet named and switched off, and a page without it alone', () => {
    const { html } = sheet('.a{top:0}')(page('<p class="a">'))
    expect(html).toContain(`</style><link rel="stylesheet" href="${href}" disabled data-style/>`)
    expect(sheet('.a{top:0}')('<p>Busy</p>')).toEqual({ html: '<p>Busy</p>' })
  })

  it('is allowed by its hash alone', async () => {
    const rendered = {
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve(page('<p class="a">')),
    }
    const { headers } = await finishDocument(rendered, {}, { sources: {}, style: sheet('.a{top:0}') })
    const hash = createHash('sha256').update('.a{top:0}').digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  })
})

describe('the names of tokens in a build', () => {
  const names = JSON.stringify(tokens).match(/--[\w-]+/g) ?? []

  it('are short, and each its own', () => {
    const short = names.map(shortened)
    expect(new Set(short).size).toBe(new Set(names).size)
    expect(Math.max(...short.map((name) => name.length))).toBeLessThanOrEqual(4)
  })

  it('are the same where they are given and where they are used, and leave others alone', () => {
    const [first = '', second = ''] = new Set(names)
    const [one, two] = [first, second].map(shortened)
    expect(shortened(`calc(var(${first}) + var(${second}, var(--mine)))`)).toBe(
      `calc(var(${one}) + var(${two}, var(--mine)))`,
    )
  })
})
