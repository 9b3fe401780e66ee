import { IncludedList, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof IncludedList> = {
  title: 'Shop/Catalogue/Included list',
  component: IncludedList,
  parameters: {
    ...contract('What a price covers, or what it does not.', [
      'A named list: the name says whether it includes or excludes, the signs are decoration.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof IncludedList>

export const Default: Story = {
  render: (_args, context) => <IncludedList {...inLanguage(words, context).included} />,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
      <IncludedList label={words.es.included.label} items={[words.es.description, words.es.longest]} />
    </Narrow>
  ),
}
