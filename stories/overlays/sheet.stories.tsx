import { Button, Checkbox, DialogRoot, DialogTrigger, SheetContent, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof SheetContent> = {
  title: 'Overlays/Sheet',
  tags: ['desk'],
  component: SheetContent,
  parameters: {
    ...guide({
      status: 'new',
      alsoCalled: ['Sheet', 'Drawer', 'Side panel', 'Bottom sheet'],
      overlay: 'fullscreen',
      summary: 'A dialog at one side of the window, or from below in reach of the thumb.',
      use: ['What accompanies the page: cart, menu, filters.'],
      avoid: ['A short task that needs full attention: Dialog.', 'A question with two answers: AlertDialog.'],
      anatomy: [
        'The title and the close button.',
        'The content, which scrolls.',
        'The actions, which stay visible.',
      ],
      do: ['Use `bottom` for one-handed actions.'],
      dont: ['Do not open one sheet from another.'],
      keys: [
        ['Escape', 'Closes it.'],
        ['Tab, Shift + Tab', 'Move inside it.'],
      ],
      access: [
        `The same as a Dialog: \`role="dialog"\`, named by its title; the focus moves in, stays inside and returns.`,
        'Escape, the close button and a click outside close it.',
      ],
      content: ['The title names its content: “Tu cesto”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof SheetContent>

type Words = (typeof messages)['es']
type Side = 'start' | 'end' | 'bottom'

const sheet = (t: Words, side: Side, open = true) => (
  <DialogRoot defaultOpen={open}>
    <DialogTrigger>
      <Button>{t.openCart}</Button>
    </DialogTrigger>
    <SheetContent side={side} title={t.cart} closeLabel={t.close} actions={<Button>{t.checkout}</Button>}>
      <Stack>
        <Text tone="secondary">{t.emptyCart}</Text>
        <Checkbox label={t.included} />
      </Stack>
    </SheetContent>
  </DialogRoot>
)

export const AtEnd: Story = {
  render: (_args, context) => sheet(localize(messages, context), 'end'),
}

export const Default: Story = {
  render: (_args, context) => sheet(localize(messages, context), 'end', false),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const trigger = within(canvasElement).getByRole('button', { name: t.openCart })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t.cart })
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const AtStart: Story = {
  render: (_args, context) => sheet(localize(messages, context), 'start'),
}

export const AtBottom: Story = {
  render: (_args, context) => sheet(localize(messages, context), 'bottom'),
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () =>
    sheet(
      {
        ...messages.es,
        cart: messages.es.leave,
        emptyCart: messages.es.longest.includedText,
        included: messages.es.longest.included,
      },
      'bottom',
    ),
}
