import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LongText } from '#storefront/features/catalogue/long-text.tsx'
import words from '#storefront/locales/es/catalogue.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const shown = (text: string) => {
  const { container } = render(<LongText text={text} />, { wrapper: inPage(createStore(), 'es') })
  return () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
}

const button = () => screen.queryByRole('button')
const letters = (count: number) => 'á'.repeat(count)

test.each([
  [300, [300]],
  // On a wide screen, on a small one, and without scripts.
  [301, [301, 303, 301]],
  [600, [600, 303, 600]],
  [601, [603, 303, 601]],
])('a description of %d characters is shown in %j (spec 000 §2, Product page)', (length, lengths) => {
  const paragraphs = shown(letters(length))
  expect(paragraphs().map((text) => text.length)).toEqual(lengths)
  expect(button() === null).toBe(length === 300)
})

test('strips tags from the truncated and the complete description', async () => {
  const paragraphs = shown(`<p>${letters(400)}</p>`)
  await userEvent.click(screen.getByRole('button', { name: words.seeMore }))
  expect(paragraphs().filter((text) => text.includes('<'))).toEqual([])
})

// Replacing the button by another would lose the focus.
test('expands and collapses with one button, which keeps the focus', async () => {
  const paragraphs = shown(`${letters(290)} ${letters(20)}`)
  const more = button()!
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(more)
  expect(more.textContent).toBe(words.seeLess)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(paragraphs().filter((text) => text.endsWith('...'))).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(more)
  expect(more.textContent).toBe(words.seeMore)
})
