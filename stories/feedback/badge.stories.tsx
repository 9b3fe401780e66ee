import { Badge, ClockIcon, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { tones, words } from './words.ts'

const meta: Meta<typeof Badge> = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: {
    ...contract('A short state. Not pressed; for that there is Chip.', [
      'Plain text: the words carry the meaning, the colour repeats it.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Default: Story = {
  render: (_args, context) => <Badge tone="info">{inLanguage(words, context).statuses.info}</Badge>,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack>
        {(['subtle', 'solid', 'outline'] as const).map((appearance) => (
          <Inline key={appearance} gap="xs">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} appearance={appearance} icon={<ClockIcon size="small" />}>
                {t.statuses[tone]}
              </Badge>
            ))}
          </Inline>
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Badge tone="warning" icon={<ClockIcon size="small" />}>
        {words.es.banner}
      </Badge>
    </Narrow>
  ),
}
