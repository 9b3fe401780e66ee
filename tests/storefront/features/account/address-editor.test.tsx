import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { AddressEditor } from '#storefront/features/account/addresses/address-editor.tsx'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

test('a postal code rejected without its leading zero gets it as a hint', async () => {
  const { requests, store } = fakeApi({})
  render(<AddressEditor onSaved={() => undefined} />, { wrapper: inPage(store) })
  const postalCode = screen.getByLabelText(words.fields.postalCode)
  const hint = words.address.withZero.replace('{{code}}', '08028')
  fireEvent.change(postalCode, { target: { value: '8028' } })
  expect(screen.queryByText(hint)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.address.save }))
  await screen.findByText(hint)
  expect(screen.getByText(common.problems['postal-code-zero'])).toBeVisible()
  expect(requests).toEqual([])
})
