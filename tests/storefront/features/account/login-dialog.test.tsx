import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import LoginDialog from '#storefront/features/account/login/login-dialog.tsx'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <LoginDialog open={open} reason="expired" onOpenChange={setOpen} onSignedIn={() => undefined} />
    </>
  )
}

// Without `data-first-focus` the close button has the focus, and Enter would close the dialog.
test('focuses the first field, and restores the focus on close', async () => {
  renderInShop(<Page />, { store: fakeApi({}).store })
  const opener = await screen.findByRole('button', { name: 'open' })
  await userEvent.click(opener)
  const field = await screen.findByLabelText(words.fields.email)
  await expect.poll(() => document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('before a checkout offers to continue without an account first, and folds the other ways to log in', async () => {
  const store = fakeApi({}).store
  renderInShop(
    <LoginDialog open reason="continue" onOpenChange={() => undefined} onSignedIn={() => undefined} />,
    {
      store,
    },
  )
  const guest = await screen.findByRole('link', { name: words.login.guest })
  await expect.poll(() => document.activeElement).toBe(guest)
  const others = screen.getByText(words.login.otherWays).closest('details')!
  expect(others.open).toBe(false)
  for (const name of [words.login.byMail, words.login.register])
    expect(others).toContainElement(screen.getByText(name))
})
