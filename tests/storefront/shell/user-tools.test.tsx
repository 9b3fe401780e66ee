import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.browser'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import words from '#storefront/locales/en/shell.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { UserTools } from '#storefront/shell/header/user-tools.tsx'
import { inPage } from '../support/in-page.tsx'

const Page = inPage(createStore())
const toolsAt = (pathname: string) => (
  <Page>
    <MemoryRouter>
      <UserTools pathname={pathname} />
    </MemoryRouter>
  </Page>
)

test('a document of customers shows the account, other documents the log-in', () => {
  expect(renderToString(toolsAt('/en/payment/7'))).toContain(words.user.account)
  expect(renderToString(toolsAt('/en/payment/7'))).not.toContain(words.user.logIn)
  expect(renderToString(toolsAt('/en'))).toContain(words.user.logIn)
})

test('shows the log-in on every page once the browser knows that the session has ended', () => {
  render(toolsAt('/en/payment/7'))
  expect(screen.getByRole('link', { name: words.user.logIn })).toBeVisible()
})
