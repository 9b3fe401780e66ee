import { FlashMessage, Stack, type FlashTone } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof FlashMessage> = {
  title: 'Shop/Shell/Flash message',
  component: FlashMessage,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      summary: 'The result of the previous step, on the next page.',
      use: ['The result of a step, on the next page.', 'A notice to all customers, on every page.'],
      avoid: ['On the same page: ToastStack or Callout.'],
      anatomy: ['The icon of its tone.', 'The sentence, and a secondary line below it.', 'The close button.'],
      do: ['Show it until it is closed: people read at different speeds.'],
      dont: ['Do not show two at once.'],
      keys: [
        ['Tab', 'To the close button.'],
        ['Enter, Space', 'Closes it.'],
      ],
      access: [
        'A status, or an alert for what went wrong; it stays until it is closed.',
        'Tone is expressed by icon and text, not by colour alone.',
      ],
      content: ['The result, and what to do next.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof FlashMessage>

const onDismiss = fn()
const messageOf = ({ flash }: ShellMessages, tone: FlashTone, text = flash[tone]) => (
  <FlashMessage
    key={tone}
    tone={tone}
    label={`${flash.label}: ${text}`}
    text={text}
    dismiss={{ label: flash.dismiss, onClick: onDismiss }}
  />
)

export const Default: Story = {
  render: (_args, context) => messageOf(localize(messages, context), 'warning'),
  play: async ({ canvasElement, globals }) => {
    const { flash } = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(flash.warning)
    await userEvent.click(within(canvasElement).getByRole('button', { name: flash.dismiss }))
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>{(['info', 'success', 'warning', 'danger'] as const).map((tone) => messageOf(t, tone))}</Stack>
    )
  },
}

/** A notice to all customers, with a second line. */
export const WithSecondLine: Story = {
  render: (_args, context) => {
    const { flash } = localize(messages, context)
    return (
      <FlashMessage
        tone="info"
        label={flash.label}
        text={<strong>{flash.notice}</strong>}
        detail={flash.noticeDetail}
        dismiss={{ label: flash.dismiss, onClick: onDismiss }}
      />
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{messageOf(messages.es, 'danger', messages.es.longestMode)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
