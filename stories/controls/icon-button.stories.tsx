import { BagIcon, IconButton, Inline, SearchIcon, Stack, TrashIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof IconButton> = {
  title: 'Controls/IconButton',
  component: IconButton,
  parameters: {
    ...contract('A button with an icon in place of words.', [
      `\`label\` is required: it is the name.`,
      'The badge is decoration; the label says the same.',
      '44 px square for a finger, in the small size too.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  args: { onClick: fn() },
  render: ({ onClick }, context) => (
    <IconButton label={inLanguage(words, context).search} icon={<SearchIcon />} onClick={onClick} />
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack>
      {(['plain', 'soft', 'outline', 'solid'] as const).map((appearance) => (
        <Inline key={appearance}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <IconButton
              key={size}
              label={inLanguage(words, context).remove}
              icon={<TrashIcon />}
              size={size}
              appearance={appearance}
              tone="danger"
            />
          ))}
          <IconButton
            label={inLanguage(words, context).search}
            icon={<SearchIcon />}
            appearance={appearance}
            round
          />
        </Inline>
      ))}
    </Stack>
  ),
}

export const WithABadge: Story = {
  render: (_args, context) => (
    <IconButton label={inLanguage(words, context).bag} icon={<BagIcon />} badge="3" round />
  ),
}

export const Waiting: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return <IconButton label={t.remove} icon={<TrashIcon />} loading loadingLabel={t.saving} />
  },
}
