import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearch } from '#storefront/shell/header/use-search.ts'
import { renderInShop } from '../support/in-shop.tsx'

function Page() {
  const { container, box } = useSearch()
  return (
    <>
      <div ref={container}>
        <input aria-label="search" value={box.value} onChange={() => undefined} />
      </div>
      <button>other</button>
    </>
  )
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const focusedAfter = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  return document.activeElement === screen.getByLabelText('search')
}

// spec 001 §9, Time
it('is focused one second after a link to it', () => {
  renderInShop(<Page />, { path: '/en/all-categories#search' })
  expect(focusedAfter(999)).toBe(false)
  expect(focusedAfter(1)).toBe(true)
})

it('is not focused without such a link', () => {
  renderInShop(<Page />, { path: '/en/all-categories' })
  expect(focusedAfter(5_000)).toBe(false)
})

it.each([
  ['presses a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['clicks', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['has moved the focus', () => screen.getByRole('button').focus()],
])('does not take the focus from a visitor who %s', (_, interact) => {
  renderInShop(<Page />, { path: '/en/all-categories#search' })
  interact()
  expect(focusedAfter(5_000)).toBe(false)
})
