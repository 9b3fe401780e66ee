import { FaqList, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof FaqList> = {
  title: 'Shop/Content/FAQ list',
  component: FaqList,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['FAQ'],
    summary: 'Frequent questions with answers.',
    use: ['Three to eight questions on a page, and a link to all of them.'],
    avoid: ['All questions on their own page: Accordion by subject.'],
    anatomy: ['The heading.', 'The questions.', 'A link to all.'],
    do: ['Answer in the first sentence.'],
    dont: ['Do not invent questions.'],
    keys: [
      ['Enter, Space', 'Opens or closes an answer.'],
      ['Arrow up, Arrow down, Home, End', 'Move between the questions.'],
    ],
    access: [
      'A region named by its heading; the questions are headings one level below it and open as an accordion.',
      'Enter and Space open and close; several may be open.',
    ],
    content: ['Numbers in answers come from the same source as everywhere else.'],
  }),
}
export default meta
type Story = StoryObj<typeof FaqList>

const listOf = ({ faq }: ContentMessages) => (
  <FaqList
    heading={faq.heading}
    headingLevel={2}
    items={faq.items.map(([question, answer]) => ({ id: question!, question, answer: <p>{answer}</p> }))}
    more={
      <TextLink href="#all" standalone>
        {faq.more}
      </TextLink>
    }
  />
)

export const Default: Story = {
  render: (_args, context) => listOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const [first] = messages[globals.language === 'en' ? 'en' : 'es'].faq.items
    const question = within(canvasElement).getByRole('button', { name: first![0] })
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    question.focus()
    await userEvent.keyboard('{Enter}')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByText(first![1]!)).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{listOf(messages.es)}</Narrow> }
