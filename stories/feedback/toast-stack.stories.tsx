import { Button, ToastStack, type Toast } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof ToastStack> = {
  title: 'Feedback/Toast stack',
  tags: ['desk'],
  component: ToastStack,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Toast', 'Snackbar', 'Notification'],
      overlay: 'fullscreen',
      summary: 'Temporary messages about something that happened. The application owns the list.',
      use: ['Something that was just done and needs no response: added, saved, copied.'],
      avoid: [
        'It must not be missed: MessageDialog or Callout.',
        'It belongs to a field: the field’s error.',
      ],
      anatomy: [
        'The icon of its tone.',
        'The title and an optional detail.',
        'An optional action.',
        'The close button.',
      ],
      do: ['Make its action available elsewhere, too.'],
      dont: ['Do not show a failure only in a toast that disappears.'],
      keys: [
        ['F8', 'Moves the focus to the messages.'],
        ['Escape', 'Closes the one that has the focus.'],
        ['Tab', 'From a message’s action to its close button.'],
      ],
      access: [
        `A region named by \`label\`; each message is announced, a failure at once.`,
        'It stays while it is hovered or focused; F8 moves the focus to it, Escape closes it.',
        'Its action is available elsewhere, too.',
        'It is in the first gap between the controls of the window that it fits in, from the top.',
      ],
      content: [
        'What happened, a colon and the name, so that nothing agrees in gender: “Añadido al cesto: Camisa”.',
      ],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof ToastStack>

function Shop({ t, duration = 5_000 }: { t: (typeof messages)['es']; duration?: number }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const dismiss = (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id))
  const show = () =>
    setToasts((before) => [...before, { id: String(before.length), title: t.added, duration }])
  return (
    <>
      <Button onClick={show}>{t.show}</Button>
      <ToastStack toasts={toasts} onDismiss={dismiss} label={t.toasts} closeLabel={t.close} />
    </>
  )
}

export const EveryCombination: Story = {
  render: (_args, context) => standing(localize(messages, context)),
}

export const Default: Story = {
  render: (_args, context) => <Shop t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.show }))
    const close = await screen.findByRole('button', { name: t.close })
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('button', { name: t.close })).toBeNull())
  },
}

const standing = (t: (typeof messages)['es']) => {
  const undo = { label: t.undo, altText: t.undoElsewhere, onClick: () => undefined }
  const rest = { duration: Number.POSITIVE_INFINITY }
  return (
    <ToastStack
      label={t.toasts}
      closeLabel={t.close}
      onDismiss={() => undefined}
      toasts={[
        { id: '1', title: t.added, ...rest },
        { id: '2', title: t.removed, tone: 'neutral', action: undo, ...rest },
        { id: '3', title: t.failed, detail: t.failedDetail, tone: 'danger', ...rest },
      ]}
    />
  )
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => standing({ ...messages.es, ...messages.es.longest }),
}

/** A toast covers no control: not when it appears, and not one that gets the focus. */
export const CoversNoControl: Story = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, context) => (
    // A button at the start of the window, where toasts appear, and one that is scrolled to it.
    <div style={{ minBlockSize: '300vh', textAlign: 'end' }}>
      <Shop t={localize(messages, context)} duration={Number.POSITIVE_INFINITY} />
      <div style={{ marginBlockStart: '150vh', scrollMarginBlockStart: -40 }}>
        <Button fullWidth>{localize(messages, context).undo}</Button>
      </div>
    </div>
  ),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const show = within(canvasElement).getByRole('button', { name: t.show })
    const below = within(canvasElement).getByRole('button', { name: t.undo })
    await userEvent.click(show)
    const close = await screen.findByRole('button', { name: t.close })
    const expectBelow = (button: HTMLElement) =>
      waitFor(() =>
        expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          button.getBoundingClientRect().bottom,
        ),
      )
    await expectBelow(show)
    below.parentElement!.scrollIntoView()
    below.focus({ preventScroll: true })
    await expectBelow(below)
  },
}

export const ByKeyboard: Story = {
  render: Default.render,
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    within(canvasElement).getByRole('button', { name: t.show }).focus()
    await userEvent.keyboard('{Enter}')
    const close = await screen.findByRole('button', { name: t.close })
    await userEvent.keyboard('{F8}')
    close.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: t.close })).toBeNull())
  },
}
