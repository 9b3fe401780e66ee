import { statusCodes } from '@colada/domain/wire/status-codes'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { AddressChoice } from '#storefront/features/account/addresses/address-choice.tsx'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const home = {
  ...{
    id: 1,
    alias: 'Casa',
    address_line1: 'Calle Sierpes',
    address_line2: '12',
    cp: '41004',
    city: 'Sevilla',
  },
  ...{ state: '', country: 'España', is_default: 1 },
  ...{ floor: '', door: '', entry_code: '', driver_note: '' },
}

const far = {
  ...home,
  id: 2,
  alias: 'Oficina',
  address_line1: 'Avenida de las Ciencias y las Letras',
  is_default: 0,
}

async function show(responses: (() => Response)[], value: number | null = 1, handlers: Handlers = {}) {
  const { requests, store } = fakeApi({
    'GET /addresses': () => (responses.length > 1 ? responses.shift()! : responses[0]!)(),
    ...handlers,
  })
  const onChoose = vi.fn()
  await act(
    async () => void render(<AddressChoice value={value} onChoose={onChoose} />, { wrapper: inPage(store) }),
  )
  return { requests, onChoose }
}

const twoAddresses = () => ok({ addresses: [home, far] })

test('lists the addresses with labels truncated from 52 to 40 characters, and a new one as -1', async () => {
  const { onChoose } = await show([twoAddresses])
  await screen.findByRole('option', { name: 'Casa · Calle Sierpes 12, Sevilla' })
  const options = screen.getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toContain('Oficina · Avenida de las Ciencias y las…')
  expect(options.at(-1)).toMatchObject({ value: '-1', textContent: words.address.new })
  await userEvent.selectOptions(screen.getByRole('combobox'), '2')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2 }))
})

test('adds an address in a dialog; closing it selects nothing', async () => {
  const { onChoose } = await show([twoAddresses])
  await userEvent.selectOptions(await screen.findByRole('combobox'), '-1')
  const dialog = await screen.findByRole('dialog', { name: words.address.addTitle })
  expect(dialog.textContent).toContain(words.address.addHere)
  await userEvent.click(screen.getByRole('button', { name: words.address.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChoose).not.toHaveBeenCalled()
})

/** Fills and sends the form for a first address, which the API answers later. */
async function sendFirst(isSaved: boolean) {
  const answer = Promise.withResolvers<Response>()
  const none = () => ok({ addresses: [] })
  const after = isSaved ? () => ok({ addresses: [home] }) : none
  const { onChoose } = await show([none, after], null, { 'POST /addresses': () => answer.promise })
  const fields = { postalCode: '41004', city: 'Sevilla', street: 'Calle Sierpes', number: '12' }
  await screen.findByRole('form')
  for (const [name, text] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(words.fields[name as keyof typeof fields]), text)
  await userEvent.click(screen.getByRole('button', { name: words.address.save }))
  await screen.findByRole('option', { name: words.address.busy })
  return { answer, onChoose }
}

test('hides the form of a first address as soon as it is sent, in favour of the selection', async () => {
  const { answer, onChoose } = await sendFirst(true)
  const select = screen.getByRole('combobox')
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.activeElement).toBe(select)
  answer.resolve(ok({ address: home }))
  await screen.findByRole('option', { name: 'Casa · Calle Sierpes 12, Sevilla' })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
  expect(document.activeElement).toBe(select)
})

test.each([
  ['whole', {}],
  ['by a field', { errors: { cp: ['No'] } }],
])('shows the form again with its fields if the address is refused, %s', async (_, fields) => {
  const { answer, onChoose } = await sendFirst(false)
  answer.resolve(rejected(statusCodes.invalid.code, 422, fields))
  const postalCode = await screen.findByRole('textbox', { name: words.fields.postalCode })
  expect(postalCode).toMatchObject({ value: '41004' })
  await waitFor(() => expect(document.activeElement).toBe(postalCode))
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})

// spec 001 §8: an address failure shows the server's message.
test('shows the API’s message when the addresses fail to load, with a retry', async () => {
  const { requests } = await show([() => rejected(statusCodes.unavailable.code, 503), twoAddresses])
  expect((await screen.findByRole('alert')).textContent).toContain('No')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: common.calls.retry }))
  expect(await screen.findByRole('option', { name: 'Casa · Calle Sierpes 12, Sevilla' })).toBeVisible()
  expect(requests.filter(({ call }) => call === 'GET /addresses')).toHaveLength(2)
})
