import { Stack, Text, TextButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof TextButton> = {
  title: 'Text/Text button',
  component: TextButton,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Link button', 'Plain button'],
    summary: 'An action that looks like a link.',
    use: ['A small action inside a sentence or beside a value: change, undo.'],
    avoid: ['A link to a page: TextLink.', 'The main action of the page: Button.'],
    anatomy: ['The text, underlined unless `quiet`.'],
    do: ['Make it `standalone` outside a sentence: its touch target is 44 px.'],
    dont: ['Do not use it for what cannot be undone.'],
    keys: [['Enter, Space', 'Activates it.']],
    access: [`A native \`<button>\`: an action, not a link.`],
    content: ['A verb: “Cambiar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof TextButton>

export const Default: Story = {
  args: { onClick: fn() },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Text>
        {t.before} <TextButton {...args}>{t.button}</TextButton>
      </Text>
    )
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack align="start">
        <TextButton>{t.button}</TextButton>
        <TextButton tone="danger">{t.button}</TextButton>
        <TextButton quiet>{t.button}</TextButton>
        <TextButton standalone>{t.button}</TextButton>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Text>
        {messages.es.before} <TextButton>{messages.es.longButton}</TextButton>
      </Text>
      <TextButton standalone>{messages.es.longButton}</TextButton>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement, args }) => {
  within(canvasElement).getByRole('button').focus()
  await userEvent.keyboard('{Enter} ')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
})

export const States: Story = states(Default)
