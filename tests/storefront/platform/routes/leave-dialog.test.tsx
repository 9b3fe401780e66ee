import { routePath } from '@colada/domain/routes/route-path'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LeaveDialog, type LeaveDialogProps } from '#storefront/platform/routes/leave-dialog.tsx'

const checkout = routePath('es', 'Checkout')
const inEnglish = routePath('en', 'Checkout')
const home = routePath('es', 'Home')

/** A checkout with unsaved data, and other pages to navigate to. */
function open(props: Partial<LeaveDialogProps> = {}) {
  const onLeave = vi.fn()
  const question = (
    <LeaveDialog
      title="Leave?"
      text="The hours are let go."
      stayLabel="Stay"
      leaveLabel="Leave"
      blocksUnload={false}
      onLeave={onLeave}
      {...props}
    />
  )
  const router = createMemoryRouter(
    [checkout, inEnglish].map((path) => ({ path, element: question })).concat({ path: home, element: <></> }),
    { initialEntries: [checkout] },
  )
  render(<RouterProvider router={router} />)
  return { router, onLeave, here: () => router.state.location.pathname }
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Leave?' })

test('opens the dialog before leaving, stays on cancel, and opens it again next time', async () => {
  const { router, onLeave, here } = open()
  for (let time = 0; time < 2; time += 1) {
    await router.navigate(home)
    const openDialog = await screen.findByRole('alertdialog', { name: 'Leave?' })
    expect(openDialog.textContent).toContain('The hours are let go.')
    // The safe choice is the primary button, which is last.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave', 'Stay'])
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(here()).toBe(checkout)
  }
  expect(onLeave).not.toHaveBeenCalled()
})

test('runs the clean-up and leaves on confirm', async () => {
  const { router, onLeave, here } = open()
  onLeave.mockImplementation(() => expect(here()).toBe(checkout))
  await router.navigate(home)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(here()).toBe(home))
  expect(onLeave).toHaveBeenCalledOnce()
})

test.each([
  ['there is nothing to lose', { text: undefined }],
  ['shouldBlock returns false', { shouldBlock: () => false }],
])('opens no dialog when %s', async (_, props) => {
  const { router, onLeave, here } = open(props)
  await router.navigate(home)
  expect(here()).toBe(home)
  expect(dialog()).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})

test('opens no dialog for a language switch, unless a request is pending', async () => {
  const calm = open()
  await calm.router.navigate(inEnglish)
  expect(calm.here()).toBe(inEnglish)
  cleanup()
  const { router, here } = open({ blocksUnload: true })
  await router.navigate(inEnglish)
  await screen.findByRole('alertdialog', { name: 'Leave?' })
  expect(here()).toBe(checkout)
})

test('adds a beforeunload listener while a request is pending', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  open({ blocksUnload: true })
  expect(closing()).toBe(true)
  cleanup()
  open()
  expect(closing()).toBe(false)
})

describe('before the document is unloaded', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  const setActive = (hasBeenActive: boolean) =>
    vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive, isActive: false } })
  afterEach(() => vi.unstubAllGlobals())

  test('asks once the customer has interacted with the page', () => {
    open({ asksBeforeUnload: true })
    setActive(false)
    expect(closing()).toBe(false)
    setActive(true)
    expect(closing()).toBe(true)
  })

  test('asks nothing when there is nothing to lose', () => {
    open({ asksBeforeUnload: true, text: undefined })
    setActive(true)
    expect(closing()).toBe(false)
  })

  test('asks nothing at a change of language, which keeps the page', async () => {
    open({ asksBeforeUnload: true })
    setActive(true)
    const link = document.body.appendChild(document.createElement('a'))
    link.hreflang = 'en'
    link.click()
    expect(closing()).toBe(false)
    link.remove()
  })
})
