import { Avatar, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Avatar> = {
  title: 'Media/Avatar',
  component: Avatar,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Persona', 'User picture'],
    summary: 'A person, in a circle: their picture, their initials, or a placeholder icon.',
    use: ['A person beside their name: the account, an order.'],
    avoid: ['A picture of an object: Image.'],
    anatomy: ['A circle with a picture, initials, or a placeholder icon.'],
    do: ['Omit `named` where the name is beside it.'],
    dont: ['Do not show a photo without consent.'],
    keys: [],
    access: [
      `Decorative where the name is beside it; with \`named\` it is an image with that name.`,
      'If the picture fails to load, the initials are shown.',
    ],
    content: ['The name as the person writes it.'],
  }),
}
export default meta
type Story = StoryObj<typeof Avatar>

export const Default: Story = {
  args: { labelled: true },
  parameters: { controls: { disable: false } },
  render: (args, context) => <Avatar {...args} name={localize(messages, context).customer} />,
  play: async ({ canvasElement, ...context }) => {
    const { customer } = localize(messages, context)
    await expect(within(canvasElement).getByRole('img', { name: customer })).toHaveTextContent('ÁV')
  },
}

export const PictureNotLoaded: Story = {
  render: (_args, context) => (
    <Avatar name={localize(messages, context).customer} picture="/pictures/products/1.svg" />
  ),
  play: async ({ canvasElement }) => {
    await fireEvent.error(canvasElement.querySelector('img')!)
    await expect(canvasElement).toHaveTextContent('ÁV')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const { customer } = localize(messages, context)
    return (
      <Stack gap="lg">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Inline key={size}>
            <Avatar size={size} name={customer} />
            <Avatar size={size} name="Ana" />
            <Avatar size={size} name="" />
            <Avatar size={size} name={customer} picture="/pictures/products/1.svg" />
          </Inline>
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Avatar size="large" name="María de los Ángeles Fernández de Córdoba y Villanueva" />
    </Narrow>
  ),
}
