import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages } from '#api/locales/messages.ts'
import forms from '#client/locales/en/common.json' with { type: 'json' }
import spanishForms from '#client/locales/es/common.json' with { type: 'json' }
import { ZipChecker } from '#storefront/features/coverage/zip-checker.tsx'
import words from '#storefront/locales/en/coverage.json' with { type: 'json' }
import spanishWords from '#storefront/locales/es/coverage.json' with { type: 'json' }
import { type ApiRequest, fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const covered = { avaiable: '1', result: '', cp: '28013', id_checked: 1, zone: 'Madrid', town: 'Madrid' }

function shown(guess: () => Response): ApiRequest[] {
  const { requests, store } = fakeApi({
    'GET /estimated_place': guess,
    'POST /checkZipCode': () => ok(covered),
  })
  render(<ZipChecker servicesHref="/en/all-categories" />, { wrapper: inPage(store) })
  return requests
}

const field = () => screen.getByLabelText<HTMLInputElement>(words.zip.label)
const offer = { name: words.zip.useGuess.replace('{{code}}', '28013') }

test('requests the estimate on focus, and checks it with one click', async () => {
  const requests = shown(() => ok({ estimated_cp: '28013', estimated_city: 'Madrid' }))
  expect(requests).toEqual([])
  await userEvent.click(field())
  await userEvent.click(await screen.findByRole('button', offer))
  expect(field().value).toBe('28013')
  await screen.findByText(words.zip.covered.replace('{{town}}', 'Madrid'))
  expect(requests.map(({ call }) => call)).toEqual(['GET /estimated_place', 'POST /checkZipCode'])
})

test('shows no estimate while typing, and sends one check', async () => {
  const requests = shown(() => ok({ estimated_cp: '28013', estimated_city: 'Madrid' }))
  await userEvent.click(field())
  await screen.findByRole('button', offer)
  await userEvent.type(field(), '4')
  expect(screen.queryByRole('button', offer)).toBeNull()
  await userEvent.clear(field())
  await screen.findByRole('button', offer)
  expect(requests).toHaveLength(1)
})

test.each([
  ['there is none', () => ok({ estimated_cp: '', estimated_city: '' })],
  ['the request fails', () => new Response('', { status: 502 })],
])('keeps the hint when %s', async (_, guess) => {
  const requests = shown(guess)
  await userEvent.click(field())
  await expect.poll(() => requests).toHaveLength(1)
  expect(screen.getByText(words.zip.hint)).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test.each([
  ['', 'postal-code'],
  ['280', 'postal-code'],
  ['99999', 'postal-code-unknown'],
] as const)('says what is wrong with "%s", without a request', async (typed, problem) => {
  const requests = shown(() => ok({ estimated_cp: '', estimated_city: '' }))
  fireEvent.change(field(), { target: { value: typed } })
  await userEvent.click(screen.getByRole('button', { name: words.zip.check }))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(words.zip.problems[problem])).toBeVisible()
  expect(requests.map(({ call }) => call)).not.toContain('POST /checkZipCode')
})

test('offers the leading zero that was left out', async () => {
  const requests = shown(() => ok({ estimated_cp: '', estimated_city: '' }))
  fireEvent.change(field(), { target: { value: '8028' } })
  await userEvent.click(screen.getByRole('button', { name: words.zip.check }))
  expect(screen.getByText(words.zip.problems['postal-code-zero'])).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.zip.useGuess.replace('{{code}}', '08028') }))
  expect(field().value).toBe('08028')
  await expect.poll(() => requests.at(-1)?.body).toMatchObject({ cp: '08028' })
})

test.each([
  ['es', spanishWords.zip.problems, spanishForms.problems],
  ['en', words.zip.problems, forms.problems],
] as const)(
  'a problem has one text in the check, the forms and the API (%s)',
  (language, ofCheck, ofForms) => {
    const { fields } = messages[language]
    for (const problem of ['numeric', 'postal-code', 'postal-code-zero', 'postal-code-unknown'] as const) {
      expect([ofCheck[problem], ofForms[problem]]).toEqual([fields[problem], fields[problem]])
    }
  },
)
