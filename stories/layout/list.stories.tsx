import { ClockIcon, List, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof List> = {
  title: 'Layout/List',
  component: List,
  parameters: {
    ...contract('A list with a mark before each thing; a tick where none is given.', [
      'A list to assistive technology too; the marks are decoration.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof List>

export const Default: Story = {
  render: (_args, context) => (
    <List items={inLanguage(words, context).included.map((content) => ({ id: content, content }))} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WithItsOwnMarks: Story = {
  render: (_args, context) => {
    const mark = <ClockIcon size="small" />
    return (
      <List items={inLanguage(words, context).included.map((content) => ({ id: content, content, mark }))} />
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const { included, longIncluded } = inLanguage(words, context)
    const mark = <ClockIcon size="small" />
    return (
      <Stack gap="lg">
        <List items={included.map((content) => ({ id: content, content }))} />
        <List items={included.map((content) => ({ id: content, content, mark }))} />
        <List
          items={longIncluded.map((content, at) => ({ id: content, content, ...(at === 1 && { mark }) }))}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <List items={words.es.longIncluded.map((content) => ({ id: content, content }))} />
    </Narrow>
  ),
}
