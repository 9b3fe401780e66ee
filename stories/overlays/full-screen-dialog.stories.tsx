import { Button, FullScreenDialog } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof FullScreenDialog> = {
  title: 'Overlays/Full-screen dialog',
  tags: ['desk'],
  component: FullScreenDialog,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Lock screen', 'Full-screen modal'],
      overlay: 'fullscreen',
      summary: 'Covers the page and its dialogs until its own controls end it: the lock screen of staff.',
      use: ['What must be answered before anything of the page may be seen: the PIN of a locked session.'],
      avoid: ['A task that can be left: DialogContent.', 'A decision: AlertDialog.'],
      anatomy: ['A title.', 'One sentence.', 'The controls that end it.'],
      do: ['Make the page behind it inert and invisible.'],
      dont: ['Do not use it for a long form: that is a page.'],
      keys: [['Tab, Shift+Tab', 'Move within it.']],
      access: [
        '`role="dialog"`, modal, named by the title and described by the sentence.',
        'The focus moves to the element with `data-first-focus`, and returns to where it was.',
        'Escape and a click do not close it, since the page behind must stay hidden.',
      ],
      content: ['The title says the state: “Sesión bloqueada”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof FullScreenDialog>

const open = (t: (typeof messages)['es'], close = () => undefined as void) => (
  <FullScreenDialog title={t.message} description={t.messageText}>
    <Button data-first-focus="" onClick={close}>
      {t.messageClose}
    </Button>
  </FullScreenDialog>
)

function Covered({ t }: { t: (typeof messages)['es'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.messageOpen}</Button>
      {isOpen && open(t, () => setOpen(false))}
    </>
  )
}

export const Open: Story = { render: (_args, context) => open(localize(messages, context)) }

export const Default: Story = {
  render: (_args, context) => <Covered t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const opener = within(canvasElement).getByRole('button')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: t.message })
    await expect(dialog).toHaveAccessibleDescription(t.messageText)
    const close = screen.getByRole('button', { name: t.messageClose })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => open(messages.es),
}
