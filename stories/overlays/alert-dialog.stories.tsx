import { AlertDialog, Button } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof AlertDialog> = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: {
    ...contract('Asks once before something that cannot be taken back.', [
      `\`role="alertdialog"\`, named by the question and described by what follows.`,
      'The focus starts on the way out; a press outside does not answer.',
      'Escape is the way out, and the focus goes back to where it was.',
    ]),
    shot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof AlertDialog>

function Leaving({ t, onConfirm }: { t: (typeof words)['es']; onConfirm: () => void }) {
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

export const Default: Story = {
  args: { onConfirm: fn() },
  render: ({ onConfirm }, context) => <Leaving t={inLanguage(words, context)} onConfirm={onConfirm} />,
  play: async ({ canvasElement, args, ...context }) => {
    const t = inLanguage(words, context)
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

const open = (t: (typeof words)['es'], tone: 'primary' | 'danger') => (
  <AlertDialog
    open
    onOpenChange={() => undefined}
    title={t.leave}
    description={t.leaveText}
    cancelLabel={t.stay}
    confirmLabel={t.goAway}
    onConfirm={() => undefined}
    tone={tone}
  />
)

export const Dangerous: Story = {
  render: (_args, context) => open(inLanguage(words, context), 'danger'),
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => open(words.es, 'primary'),
}
