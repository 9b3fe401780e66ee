import { Thumbnails } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Thumbnails> = {
  title: 'Media/Thumbnails',
  component: Thumbnails,
  parameters: guide({
    status: 'new',
    summary: 'Small square pictures in a row.',
    use: ['Pictures that the customer has sent.'],
    avoid: ['A product: Image.'],
    anatomy: ['A list of squares that wraps.'],
    do: ['Give each picture a name of its own: “Foto 1”.'],
    dont: ['Do not use them as links.'],
    keys: [],
    access: ['A named list of images.'],
    content: ['The list is named by what the pictures belong to.'],
  }),
}
export default meta
type Story = StoryObj<typeof Thumbnails>

const pictures = [1, 29, 78, 107, 300]

export const Default: Story = {
  parameters: { controls: { disable: false } },
  args: { label: '', pictures: [] },
  render: (args, context) => {
    const { sent, photo } = localize(messages, context)
    return (
      <Thumbnails
        {...args}
        label={sent}
        pictures={pictures.slice(0, 2).map((id, at) => ({
          src: `/pictures/products/${id}.svg`,
          alt: photo(at + 1),
        }))}
      />
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const { sent, photo } = localize(messages, context)
    const list = within(within(canvasElement).getByRole('list', { name: sent }))
    await expect(list.getByRole('img', { name: photo(2) })).toBeVisible()
  },
}

export const FiveAt320: Story = {
  render: () => (
    <Narrow>
      <Thumbnails
        label={messages.es.sent}
        pictures={pictures.map((id, at) => ({
          src: `/pictures/products/${id}.svg`,
          alt: messages.es.photo(at + 1),
        }))}
      />
    </Narrow>
  ),
}
