import {
  Button,
  DialogClose,
  DialogContent,
  DialogRoot,
  DialogTrigger,
  NumberField,
  Stack,
  Text,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof DialogContent> = {
  title: 'Overlays/Dialog',
  tags: ['desk'],
  component: DialogContent,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Dialog', 'Modal'],
      overlay: 'fullscreen',
      summary:
        'A modal task over the page. Centred in wide windows, from below on a phone; a Sheet is at one side.',
      use: ['A short task that needs full attention.'],
      avoid: [
        'A question with two answers: AlertDialog.',
        'Details about one element: Popover.',
        'A long form: a page of its own.',
      ],
      anatomy: [
        'The title and the close button.',
        'An optional sentence.',
        'The content, which scrolls.',
        'The actions, which stay visible, the main one last.',
      ],
      do: ['Use SheetContent for what accompanies the page: cart, menu.'],
      dont: ['Do not open one dialog from another.'],
      keys: [
        ['Escape', 'Closes it.'],
        ['Tab, Shift + Tab', 'Move inside it.'],
      ],
      access: [
        `\`role="dialog"\`, named by its title and described by its description.`,
        'The focus moves in, stays inside, and returns to the element that opened it.',
        'Escape, the close button and a click outside close it.',
        'The page behind does not scroll and is hidden from assistive technology.',
      ],
      content: ['The title is the task: “Medidas de la alfombra”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof DialogContent>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <DialogRoot>
        <DialogTrigger>
          <Button>{t.open}</Button>
        </DialogTrigger>
        <DialogContent
          {...args}
          title={t.title}
          description={t.description}
          closeLabel={t.close}
          actions={
            <>
              <DialogClose>
                <Button tone="neutral" appearance="outline">
                  {t.cancel}
                </Button>
              </DialogClose>
              <Button>{t.add}</Button>
            </>
          }
        >
          <Stack>
            <Text>{t.body}</Text>
            <NumberField label={t.open} suffix="cm" value="140" onValueChange={() => undefined} />
          </Stack>
        </DialogContent>
      </DialogRoot>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const trigger = within(canvasElement).getByRole('button', { name: t.open })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('dialog', { name: t.title })).toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog')
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

export const Small: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <DialogRoot defaultOpen>
        <DialogContent title={t.title} closeLabel={t.close} size="small">
          <Text>{t.body}</Text>
        </DialogContent>
      </DialogRoot>
    )
  },
}

/** Content that overflows and has nothing to focus is a stop for the keyboard itself. */
export const LongContent: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <DialogRoot defaultOpen>
        <DialogContent title={t.title} closeLabel={t.close} size="large" actions={<Button>{t.add}</Button>}>
          <Stack>
            {Array.from({ length: 16 }, (_, index) => (
              <Text key={index}>{t.body}</Text>
            ))}
          </Stack>
        </DialogContent>
      </DialogRoot>
    )
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <DialogRoot defaultOpen>
      <DialogContent
        title={messages.es.leave}
        description={messages.es.leaveText}
        closeLabel={messages.es.close}
        actions={<Button>{messages.es.goAway}</Button>}
      />
    </DialogRoot>
  ),
}
