import { Accordion } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Accordion> = {
  title: 'Navigation/Accordion',
  component: Accordion,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Disclosure', 'Collapsible', 'Details'],
    summary: 'Questions with collapsible answers.',
    use: ['Questions or sections of which most people need one or two.'],
    avoid: ['Everything has to be read: headings and Prose.', 'Views that exclude each other: Tabs.'],
    anatomy: ['A heading with its button, a chevron.', 'The answer.'],
    do: ['Open the most needed section with `defaultOpen`.'],
    dont: ['Do not hide what has to be agreed to.'],
    keys: [
      ['Enter, Space', 'Opens or closes an answer.'],
      ['Arrow up, Arrow down', 'Go to the previous or next question.'],
      ['Home, End', 'Go to the first or last question.'],
    ],
    access: [
      `Each question is a heading, at the given level, with a button that has \`aria-expanded\`.`,
      'Arrow keys, Home and End move between the questions.',
      'A closed answer stays in the page for search engines, hidden from everyone else.',
    ],
    content: ['The question in the customer’s words.'],
  }),
}
export default meta
type Story = StoryObj<typeof Accordion>

export const Default: Story = {
  args: { level: 3 },
  parameters: { controls: { disable: false } },
  render: (args, context) => <Accordion {...args} items={localize(messages, context).questions} />,
  play: async ({ canvasElement, ...context }) => {
    const [first, second] = localize(messages, context).questions
    const canvas = within(canvasElement)
    await expect(canvas.getByText(first!.answer)).not.toBeVisible()
    canvas.getByRole('button', { name: first!.question }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(first!.answer)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: second!.question })).toHaveFocus()
  },
}

export const FirstOpen: Story = {
  render: (_args, context) => (
    <Accordion level={3} items={localize(messages, context).questions} defaultOpen={['time', 'absent']} />
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Accordion level={3} items={messages.es.questions} defaultOpen={['absent']} />
    </Narrow>
  ),
}

export const States: Story = states(Default)
