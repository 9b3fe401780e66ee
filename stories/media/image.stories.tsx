import { Grid, Image } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Image> = {
  title: 'Media/Image',
  component: Image,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Picture'],
    summary: 'A picture with reserved space.',
    use: ['Illustrations and pictures with a fixed size.'],
    avoid: ['An interface icon: Icon.'],
    anatomy: ['The picture, lazy unless in the first view (`priority`).', 'The background and the radius.'],
    do: [
      'Give width and height of the file: they reserve its space.',
      'Set `priority` to `high` for the one picture of the first view, to `eager` where several share it.',
    ],
    dont: ['Do not repeat the text beside it in `alt`.'],
    keys: [],
    access: [
      `\`alt\` is required; empty if the text beside it says the same.`,
      'Width and height reserve its space before it loads.',
    ],
    content: ['`alt` says what the picture adds; empty when it adds nothing.'],
  }),
}
export default meta
type Story = StoryObj<typeof Image>

const PICTURE = '/pictures/categories/2.svg'

export const Default: Story = {
  args: { width: 320, height: 320 },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Narrow>
      <Image {...args} src={PICTURE} alt={localize(messages, context).shirt} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image.getBoundingClientRect().height).toBeGreaterThan(0)
  },
}

/** Only one picture of the first view gets a high fetch priority. */
export const InFirstView: Story = {
  render: (_args, context) => (
    <Grid columns={{ base: 2 }}>
      {(['high', 'eager'] as const).map((priority) => (
        <Image
          key={priority}
          src={PICTURE}
          alt={localize(messages, context).shirt}
          width={320}
          height={320}
          priority={priority}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [high, eager] = within(canvasElement).getAllByRole('img')
    await expect(high).toHaveAttribute('loading', 'eager')
    await expect(high).toHaveAttribute('fetchpriority', 'high')
    await expect(eager).toHaveAttribute('loading', 'eager')
    await expect(eager).not.toHaveAttribute('fetchpriority')
  },
}

export const EveryCombination: Story = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {(['square', 'photo', 'wide', 'portrait'] as const).map((ratio) => (
        <Image
          key={ratio}
          src={PICTURE}
          alt=""
          width={320}
          height={320}
          ratio={ratio}
          background="soap"
          radius="card"
          priority="eager"
        />
      ))}
    </Grid>
  ),
}
