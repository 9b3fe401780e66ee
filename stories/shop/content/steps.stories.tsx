import { ShirtIcon, Steps, type StepsProps, TruckIcon, WashingMachineIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof Steps> = {
  title: 'Shop/Content/Steps',
  tags: ['desk'],
  component: Steps,
  parameters: guide({
    status: 'ready',
    summary: 'How it works, step by step.',
    use: ['How something works, in three or four steps.'],
    avoid: ['The progress of a customer: Stepper.'],
    anatomy: ['An icon, a title and a sentence per step.'],
    do: ['Use `list` in a narrow column.'],
    dont: ['Do not number what has no order.'],
    keys: [],
    access: ['A named ordered list; each step has a heading at the level the page needs.'],
    content: ['A title of two or three words that begins with a verb.'],
  }),
}
export default meta
type Story = StoryObj<typeof Steps>

const icons = [<ShirtIcon key="0" />, <TruckIcon key="1" />, <WashingMachineIcon key="2" />]
const stepsOf = ({ steps }: ContentMessages, layout: StepsProps['layout'] = 'grid') => (
  <Steps
    layout={layout}
    label={steps.label}
    headingLevel={3}
    steps={steps.items.map(([title, text], at) => ({
      id: title!,
      title: title!,
      text: text!,
      icon: icons[at],
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => stepsOf(localize(messages, context)),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
}

export const Stacked: Story = {
  render: (_args, context) => stepsOf(localize(messages, context), 'list'),
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{stepsOf(messages.es)}</Narrow> }
