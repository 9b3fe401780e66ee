import { CouponField, SearchBox, ZipCheck } from '@colada/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillSilently } from '#tests/storefront/support/fill-silently.ts'

const onSubmit = vi.fn()
const common = { label: 'Field', value: '', onChange: () => undefined }

test.each([
  [
    'a postal code',
    <ZipCheck
      key="zip"
      {...common}
      submitLabel="Check"
      checkingLabel="Checking"
      onCheck={onSubmit}
      state={{ kind: 'idle' }}
    />,
    '28 013',
    '28013',
  ],
  [
    'a promo code',
    <CouponField
      key="code"
      {...common}
      apply={{ label: 'Apply', busyLabel: 'Applying' }}
      onApply={onSubmit}
    />,
    ' WASH20WEB ',
    'WASH20WEB',
  ],
  [
    'a search',
    <SearchBox key="search" {...common} placeholder="Search" clearLabel="Clear" onSearch={onSubmit} />,
    'camisa ',
    'camisa',
  ],
])('submits %s that was filled in without an event', (_, form, filled, submitted) => {
  // jsdom does not know the element `search`.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(form)
  const field = screen.getByLabelText('Field')
  fillSilently(field, filled)
  fireEvent.submit(field.closest('form')!)
  expect(onSubmit).toHaveBeenLastCalledWith(submitted)
})
