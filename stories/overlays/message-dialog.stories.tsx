import { Button, MessageDialog } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof MessageDialog> = {
  title: 'Overlays/Message dialog',
  tags: ['desk'],
  component: MessageDialog,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Alert box'],
      overlay: 'fullscreen',
      summary: 'A message that must not be missed, such as a declined payment.',
      use: ['A message that must not be missed and needs no decision: a declined payment.'],
      avoid: ['A decision: AlertDialog.', 'A message that may be missed: ToastStack or Callout.'],
      anatomy: ['What happened.', 'What it means.', 'One button, which has the focus.'],
      do: ['Say whether money was charged.'],
      dont: ['Do not use it for success.'],
      keys: [['Enter, Space, Escape', 'Close it.']],
      access: [
        `\`role="alertdialog"\`, named by what happened and described by what it means.`,
        'One button, which has the focus; a click outside does not close it.',
        'Escape closes it, and the focus returns to where it was.',
      ],
      content: ['The button names the next step: “Probar con otra tarjeta”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof MessageDialog>

function Refused({ t }: { t: (typeof messages)['es'] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.messageOpen}</Button>
      <MessageDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.message}
        description={t.messageText}
        closeLabel={t.messageClose}
      />
    </>
  )
}

export const Open: Story = { render: (_args, context) => open(localize(messages, context)) }

export const Default: Story = {
  render: (_args, context) => <Refused t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const opener = within(canvasElement).getByRole('button')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: t.message })
    await expect(dialog).toHaveAccessibleDescription(t.messageText)
    await expect(screen.getByRole('button', { name: t.messageClose })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const open = (t: (typeof messages)['es']) => (
  <MessageDialog
    open
    onClose={() => undefined}
    title={t.message}
    description={t.messageText}
    closeLabel={t.messageClose}
  />
)

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => open(messages.es),
}
