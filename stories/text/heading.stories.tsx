import { Heading, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Heading> = {
  title: 'Text/Heading',
  component: Heading,
  parameters: {
    ...contract('A heading. Level and size are separate.', [
      `\`level\` is its place in the outline of the page; \`size\` is only how it looks.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {
  args: { level: 2 },
  render: ({ level }, context) => <Heading level={level}>{inLanguage(words, context).short}</Heading>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const EveryCombination: Story = {
  args: { level: 2 },
  render: (_args, context) => (
    <Stack gap="lg">
      {(['display', 'title1', 'title2', 'title3', 'title4'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {inLanguage(words, context).short}
        </Heading>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  args: { level: 2 },
  render: () => (
    <Narrow>
      <Heading level={2} size="title1">
        {words.es.heading}
      </Heading>
    </Narrow>
  ),
}
