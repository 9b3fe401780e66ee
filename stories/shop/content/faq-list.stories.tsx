import { FaqList, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type ContentWords } from './words.ts'

const meta: Meta<typeof FaqList> = {
  title: 'Shop/Content/FAQ list',
  component: FaqList,
  parameters: {
    ...contract('What people ask before they trust us with their clothes.', [
      'A region named by its heading; the questions are headings one level below it and open as an accordion.',
      'Enter and Space open and close; several may be open.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof FaqList>

const listOf = ({ faq }: ContentWords) => (
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
  render: (_args, context) => listOf(inLanguage(words, context)),
  play: async ({ canvasElement, globals }) => {
    const [first] = words[globals.language === 'en' ? 'en' : 'es'].faq.items
    const question = within(canvasElement).getByRole('button', { name: first![0] })
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    question.focus()
    await userEvent.keyboard('{Enter}')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByText(first![1]!)).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{listOf(words.es)}</Narrow> }
