import { Stack, Text, TextButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof TextButton> = {
  title: 'Text/TextButton',
  component: TextButton,
  parameters: {
    ...contract('Does something, and looks like a link.', [
      `A native \`<button>\`: it is not a place, so it is not a link.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof TextButton>

export const Default: Story = {
  args: { onClick: fn() },
  render: ({ onClick }, context) => {
    const t = inLanguage(words, context)
    return (
      <Text>
        {t.before} <TextButton onClick={onClick}>{t.button}</TextButton>
      </Text>
    )
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack align="start">
        <TextButton>{t.button}</TextButton>
        <TextButton tone="danger">{t.button}</TextButton>
        <TextButton quiet>{t.button}</TextButton>
        <TextButton standalone>{t.button}</TextButton>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Text>
        {words.es.before} <TextButton>{words.es.longButton}</TextButton>
      </Text>
      <TextButton standalone>{words.es.longButton}</TextButton>
    </Narrow>
  ),
}
