import { AlertDialog, Button } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof AlertDialog> = {
  title: 'Overlays/Alert dialog',
  tags: ['desk'],
  component: AlertDialog,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Confirmation', 'Confirm dialog'],
      overlay: 'fullscreen',
      summary: 'A confirmation before something that cannot be undone.',
      use: ['A confirmation before something that cannot be undone.'],
      avoid: ['It can be undone: do it and offer to undo.', 'Nothing to decide: MessageDialog.'],
      anatomy: [
        'The question.',
        'The consequence.',
        'The cancel button, which has the focus.',
        'The confirm button.',
      ],
      do: [
        'Set `tone="danger"` when something is deleted permanently.',
        'Set `primary="cancel"` before something unfinished is left.',
      ],
      dont: ['Do not ask before every step: people stop reading.'],
      keys: [
        ['Escape', 'Cancels.'],
        ['Tab', 'Between the two buttons; the focus stays inside.'],
        ['Enter, Space', 'Activates the focused button.'],
      ],
      access: [
        `\`role="alertdialog"\`, named by the question and described by the consequence.`,
        'The cancel button has the initial focus; a click outside does nothing.',
        'Escape cancels, and the focus returns to where it was.',
      ],
      content: [
        'Both buttons are verbs that make sense alone: “Quedarme”, “Salir y perder los cambios”. Never yes and no.',
      ],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof AlertDialog>

function Question({ t, onConfirm }: { t: (typeof messages)['es']; onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="neutral" onClick={() => setOpen(true)}>
        {t.leaveOpen}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t.leave}
        description={t.leaveText}
        cancelLabel={t.stay}
        confirmLabel={t.goAway}
        onConfirm={onConfirm}
        tone="danger"
      />
    </>
  )
}

export const Destructive: Story = {
  render: (_args, context) => open(localize(messages, context), 'danger'),
}

export const Default: Story = {
  args: { onConfirm: fn() },
  render: ({ onConfirm }, context) => <Question t={localize(messages, context)} onConfirm={onConfirm} />,
  play: async ({ canvasElement, args, ...context }) => {
    const t = localize(messages, context)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await screen.findByRole('alertdialog', { name: t.leave })
    await expect(screen.getByRole('button', { name: t.stay })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: t.goAway }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const open = (
  t: (typeof messages)['es'],
  tone: 'primary' | 'danger',
  primary: 'confirm' | 'cancel' = 'confirm',
) => (
  <AlertDialog
    open
    onOpenChange={() => undefined}
    title={t.leave}
    description={t.leaveText}
    cancelLabel={t.stay}
    confirmLabel={t.goAway}
    onConfirm={() => undefined}
    tone={tone}
    primary={primary}
  />
)

export const SafeChoiceFocused: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) => open(localize(messages, context), 'primary', 'cancel'),
  play: async (context) => {
    const t = localize(messages, context)
    const [leave, stay] = await screen.findAllByRole('button')
    // The safe choice is filled, last and focused.
    await expect([leave!.textContent, stay!.textContent]).toEqual([t.goAway, t.stay])
    const colorOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor
    await expect(colorOf(leave!)).toBe('rgba(0, 0, 0, 0)')
    await expect(colorOf(stay!)).not.toBe('rgba(0, 0, 0, 0)')
    await waitFor(() => expect(stay).toHaveFocus())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => open(messages.es, 'primary'),
}
