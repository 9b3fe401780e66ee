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
      ],
      content: ['A noun and a past participle: “Camisa añadida”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof ToastStack>

function Shop({ t }: { t: (typeof messages)['es'] }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const dismiss = (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id))
  const show = () =>
    setToasts((before) => [...before, { id: String(before.length), title: t.added, duration: 5_000 }])
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

/** A toast does not cover the element that has the focus, nor one that gets it. */
export const DoesNotCoverFocus: Story = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, context) => (
    // Its last button is at the end of the window, where toasts appear.
    <div style={{ paddingBlock: '100vh' }}>
      <Shop t={localize(messages, context)} />
    </div>
  ),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const button = within(canvasElement).getByRole('button', { name: t.show })
    button.scrollIntoView({ block: 'end' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const region = await screen.findByRole('region', { name: /./ })
    const viewport = within(region).getByRole('list')
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.getBoundingClientRect().top),
    )
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
