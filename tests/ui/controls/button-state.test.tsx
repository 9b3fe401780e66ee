import { Button, IconButton } from '@colada/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'

type StateProps = Pick<
  ComponentProps<typeof Button>,
  'loading' | 'loadingLabel' | 'unavailableReason' | 'type' | 'onClick'
>

describe.each([
  ['Button', (props: StateProps) => <Button {...props}>Pay</Button>],
  ['IconButton', (props: StateProps) => <IconButton label="Pay" icon={null} {...props} />],
])('%s', (_name, component) => {
  test('calls onClick', async () => {
    const onClick = vi.fn()
    render(component({ onClick }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  test.each([{ loading: true, loadingLabel: 'Paying…' }, { unavailableReason: 'Choose a pickup first' }])(
    'neither calls onClick nor submits with %o',
    async (state) => {
      const onClick = vi.fn()
      const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
      render(<form onSubmit={onSubmit}>{component({ ...state, type: 'submit', onClick })}</form>)
      const button = screen.getByRole('button')
      await userEvent.click(button)
      button.focus()
      await userEvent.keyboard('{Enter}')
      expect(onClick).not.toHaveBeenCalled()
      expect(onSubmit).not.toHaveBeenCalled()
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(button).toHaveProperty('disabled', false)
      expect(document.activeElement).toBe(button)
    },
  )

  test('has its reason as description, not as name', () => {
    render(component({ unavailableReason: 'Choose a pickup first' }))
    const button = screen.getByRole('button', { name: 'Pay' })
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Choose a pickup first')
  })

  test('does not submit a form by default', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(<form onSubmit={onSubmit}>{component({})}</form>)
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
