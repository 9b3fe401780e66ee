import { expect, test } from 'vitest'
import { expectNothingCut } from './overflow.ts'

/** A narrow container with one text of a style. */
function renderText(style: string): HTMLElement {
  const canvas = document.createElement('div')
  canvas.innerHTML = `<div data-narrow style="inline-size: 100px"><p style="white-space: nowrap; ${style}">Recogida y entrega en horario ampliado</p></div>`
  document.body.replaceChildren(canvas)
  return canvas
}

test.each([
  ['outside of its container', 'inline-size: max-content'],
  ['cut off by its box', 'overflow: hidden'],
  ['cut off with an ellipsis', 'overflow: clip; text-overflow: ellipsis'],
])('a text that is %s fails', (_, style) => {
  const canvas = renderText(style)
  expect(() => expectNothingCut(canvas)).toThrow('expected [ Array(1) ] to deeply equal []')
})

test.each([
  ['wraps', 'white-space: normal'],
  [
    'is limited in lines',
    'white-space: normal; font-size: 2em; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden',
  ],
  ['is hidden', 'visibility: hidden; inline-size: max-content'],
])('a text that %s passes', (_, style) => {
  expectNothingCut(renderText(style))
})
