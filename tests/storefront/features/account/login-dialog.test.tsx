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
