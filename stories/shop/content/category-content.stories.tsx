import { CategoryContent } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof CategoryContent> = {
  title: 'Shop/Content/Category content',
  component: CategoryContent,
  parameters: guide({
    status: 'ready',
    summary: 'What to know about a category, below its products.',
    use: ['Below a category’s products: what to know before choosing.'],
    avoid: ['Frequent questions: FaqList.'],
    anatomy: ['The heading.', 'An introduction.', 'Blocks with a heading each.'],
    do: ['Write for undecided customers.'],
    dont: ['Do not repeat prices: they are in the cards above.'],
    keys: [['Tab', 'To the links inside.']],
    access: ['A region named by its heading; each block has a heading one level below it.'],
    content: ['Advice a customer can use: which garments, how long, what not.'],
  }),
}
export default meta
type Story = StoryObj<typeof CategoryContent>

const contentOf = ({ category }: ContentMessages) => (
  <CategoryContent
    heading={category.heading}
    headingLevel={2}
    intro={<p>{category.intro}</p>}
    blocks={category.blocks.map(([title, body]) => ({ id: title!, title: title!, body: <p>{body}</p> }))}
  />
)

export const Default: Story = {
  render: (_args, context) => contentOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { category } = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('region', { name: category.heading })).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{contentOf(messages.es)}</Narrow> }
