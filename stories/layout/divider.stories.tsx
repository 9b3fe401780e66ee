import { Divider, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof Divider> = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    ...contract('A hairline between two things.', [
      `Decoration by default; with \`decorative={false}\` it is a \`separator\`.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Divider>

export const Default: Story = {
  render: (_args, context) => {
    const [one, two] = inLanguage(words, context).garments
    return (
      <Stack>
        <Text>{one}</Text>
        <Divider decorative={false} />
        <Text>{two}</Text>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('separator')).toHaveLength(1)
  },
}
