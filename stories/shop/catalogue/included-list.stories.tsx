import { IncludedList, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof IncludedList> = {
  title: 'Shop/Catalogue/Included list',
  component: IncludedList,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Included-in-service list'],
    summary: 'What a price includes or excludes.',
    use: ['What a price includes and excludes, on a product page.'],
    avoid: ['Steps in an order: Steps.'],
    anatomy: ['The label.', 'Lines with a tick, or a cross for what is excluded.'],
    do: ['Say what is excluded as plainly as what is included.'],
    dont: ['Do not put prices into it.'],
    keys: [],
    access: ['A named list: the name says whether it includes or excludes, the icons are decorative.'],
    content: ['An item is a noun or a participle: “Planchado a mano”.'],
  }),
}
export default meta
type Story = StoryObj<typeof IncludedList>

export const Default: Story = {
  render: (_args, context) => <IncludedList {...localize(messages, context).included} />,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        <IncludedList {...t.included} />
        <IncludedList {...t.excluded} kind="excluded" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <IncludedList
        label={messages.es.included.label}
        items={[messages.es.description, messages.es.longest]}
      />
    </Narrow>
  ),
}
