import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { AddressEditor } from '#storefront/features/account/addresses/address-editor.tsx'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const saved = {
  ...{ address_line1: 'Calle Sierpes', address_line2: '12', cp: '41004', city: 'Sevilla', state: '' },
  ...{ country: 'España', is_default: 0, floor: '', door: '', entry_code: '', driver_note: '' },
}

test('a postal code rejected without its leading zero gets it as a hint', async () => {
  const { requests, store } = fakeApi({})
  render(<AddressEditor onSaved={() => undefined} />, { wrapper: inPage(store) })
  const postalCode = screen.getByLabelText(words.fields.postalCode)
  const hint = words.address.withZero.replace('{{code}}', '08028')
  fireEvent.change(postalCode, { target: { value: '8028' } })
  expect(screen.queryByText(hint)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.address.save }))
  await screen.findByText(hint)
  expect(screen.getByRole('link', { name: common.problems['postal-code-zero'] })).toBeVisible()
  expect(requests.map(({ call }) => call)).not.toContain('POST /addresses')
})

const places: Readonly<Record<string, string>> = { '28013': 'Madrid', '41004': 'Sevilla' }
const checkZipCode = ({ cp }: { cp: string }) =>
  ok({ result: '', id_checked: 1, avaiable: '1', cp, zone: places[cp], town: places[cp] })

function show(aliases: string[] = []) {
  const addresses = aliases.map((alias, id) => ({ ...saved, id, alias }))
  const { store } = fakeApi({ 'POST /checkZipCode': checkZipCode, 'GET /addresses': () => ok({ addresses }) })
  render(<AddressEditor onSaved={() => undefined} />, { wrapper: inPage(store) })
  return (name: keyof typeof words.fields) => screen.getByLabelText<HTMLInputElement>(words.fields[name])
}

test('city and province follow the postal code until the customer changes them', async () => {
  const field = show()
  await userEvent.type(field('postalCode'), '28013')
  await waitFor(() => expect(field('city').value).toBe('Madrid'))
  expect(field('province').value).toBe('Madrid')
  await userEvent.clear(field('city'))
  await userEvent.type(field('city'), 'Aravaca')
  await userEvent.clear(field('postalCode'))
  await userEvent.type(field('postalCode'), '41004')
  await waitFor(() => expect(field('province').value).toBe('Sevilla'))
  expect(field('city').value).toBe('Aravaca')
})

test.each([
  [[], words.alias.home],
  [[words.alias.home], words.alias.work],
  [[words.alias.home, words.alias.work], ''],
])('with the addresses %j proposes the name "%s"', async (aliases, name) => {
  const field = show(aliases)
  await waitFor(() => expect(field('alias').value).toBe(name))
})
