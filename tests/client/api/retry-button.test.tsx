import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RetryButton } from '#client/api/retry-button.tsx'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { inPage } from '../../storefront/support/in-page.tsx'

test('retries when it is pressed, and when the browser is online again', async () => {
  const onRetry = vi.fn()
  const { unmount } = render(<RetryButton onRetry={onRetry} />, { wrapper: inPage() })
  await userEvent.click(screen.getByRole('button', { name: common.calls.retry }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(2)
  unmount()
  dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(2)
})
