import { DescriptionList, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof DescriptionList> = {
  title: 'Layout/Description list',
  component: DescriptionList,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Definition list', 'Key-value list', 'Data list'],
    summary: 'Names and their values: the data of an order.',
    use: ['Names with their values: the data of an order.'],
    avoid: ['Rows with the same columns: Table.', 'Prices that add up: PriceSummary.'],
    anatomy: ['The name.', 'Its value, at the end of the line or under it.'],
    do: ['Use `stacked` where a value can be longer than its line.'],
    dont: ['Do not mark more than one entry as `strong`.'],
    keys: [],
    access: [`\`dl\`, \`dt\` and \`dd\`: each value is announced with its name.`],
    content: ['The name is a noun without a colon.'],
  }),
}
export default meta
type Story = StoryObj<typeof DescriptionList>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const { items, transport, total, free } = localize(messages, context).summary
    return (
      <DescriptionList
        {...args}
        entries={[
          { id: 'items', term: items, description: '62,40 €' },
          { id: 'transport', term: transport, description: free },
          { id: 'total', term: total, description: '62,40 €', strong: true },
        ]}
      />
    )
  },
}

export const Stacked: Story = {
  render: (_args, context) => {
    const { place } = localize(messages, context)
    return (
      <DescriptionList
        layout="stacked"
        entries={[{ id: 'place', term: place.label, description: place.value }]}
      />
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const { summary, place } = localize(messages, context)
    const entries = [
      { id: 'place', term: place.label, description: place.value },
      { id: 'total', term: summary.total, description: '62,40 €', strong: true },
    ]
    return (
      <Stack gap="xl">
        <DescriptionList entries={entries} />
        <DescriptionList layout="stacked" entries={entries} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <DescriptionList
        entries={[{ id: 'place', term: messages.es.place.label, description: messages.es.place.value }]}
      />
    </Narrow>
  ),
}
