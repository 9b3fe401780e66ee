import { Breadcrumb } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Breadcrumb> = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Breadcrumbs', 'Path'],
    summary: 'The position of a page in the hierarchy.',
    use: ['Pages at least two levels below the home page.'],
    avoid: ['Steps of a process: Stepper.'],
    anatomy: ['The links from the top down.', 'The page itself, not a link.'],
    do: ['Name each step as its page is titled.'],
    dont: ['Do not show the visited pages: it is a hierarchy, not a history.'],
    keys: [
      ['Tab', 'From link to link.'],
      ['Enter', 'Follows a link.'],
    ],
    access: [
      `A \`nav\` named by \`label\` with an ordered list.`,
      `The page itself is text, not a link, with \`aria-current="page"\`.`,
    ],
    content: ['Titles, shortened only where they are long.'],
  }),
}
export default meta
type Story = StoryObj<typeof Breadcrumb>

const trailOf = (labels: readonly string[]) => labels.map((label, index) => ({ label, href: `#${index}` }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Breadcrumb {...args} label={t.youAreIn} items={trailOf(t.trail)} currentLabel={t.product} />
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Breadcrumb
        label={messages.es.youAreIn}
        items={trailOf(messages.es.trail)}
        currentLabel={messages.es.longProduct}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
