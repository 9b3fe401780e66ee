import { ClockIcon, Features, ReceiptIcon, SparklesIcon, TextLink, WashingMachineIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof Features> = {
  title: 'Shop/Content/Features',
  component: Features,
  parameters: guide({
    status: 'new',
    summary: 'The features of a service, side by side.',
    use: ['The features of a service, without an order.'],
    avoid: ['A sequence: Steps.'],
    anatomy: ['Heading and intro.', 'Each feature: a line, an icon, a heading, a text, at most one link.'],
    do: ['Two to six of them.'],
    dont: ['Do not give every feature a link.'],
    keys: [['Tab', 'From link to link, where there are any.']],
    access: [
      'A region named by its heading, with a list; each feature has a heading one level below.',
      'The icons are decorative.',
    ],
    content: ['A title of two to four words, a text of two sentences at most.'],
  }),
}
export default meta
type Story = StoryObj<typeof Features>

const icons = [
  <ClockIcon key="0" size="large" />,
  <WashingMachineIcon key="1" size="large" />,
  <ReceiptIcon key="2" size="large" />,
  <SparklesIcon key="3" size="large" />,
]

const featuresOf = ({ features }: ContentMessages, count = 4) => (
  <Features
    heading={features.heading}
    headingLevel={2}
    intro={features.intro}
    features={features.items.slice(0, count).map(([title = '', text], at) => ({
      id: title,
      title,
      text,
      icon: icons[at],
      ...(at === 1 && { more: <TextLink href="#prices">{features.more}</TextLink> }),
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => featuresOf(localize(messages, context)),
  play: async (context) => {
    const { features } = localize(messages, context)
    const section = within(within(context.canvasElement).getByRole('region', { name: features.heading }))
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(section.getByRole('list').children).toHaveLength(4)
  },
}

export const TwoFeatures: Story = { render: (_args, context) => featuresOf(localize(messages, context), 2) }

export const LongestSpanishAt320: Story = { render: () => <Narrow>{featuresOf(messages.es)}</Narrow> }
