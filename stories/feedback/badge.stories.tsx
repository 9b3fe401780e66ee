import { Badge, ClockIcon, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { tones, messages } from './messages.ts'

const meta: Meta<typeof Badge> = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Label', 'Lozenge'],
    summary: 'A short state. Not interactive; for that there is Chip.',
    use: ['A short state of the element beside it: “Nuevo”, “En lavado”.'],
    avoid: ['It is interactive: Chip.', 'An explanation: Callout.', 'The state of an order: StatusBadge.'],
    anatomy: ['An optional icon.', 'One to three words.'],
    do: ['Put the meaning into the text; the tone repeats it.'],
    dont: ['Do not use more than two badges on one element.'],
    keys: [],
    access: ['Plain text: the text has the meaning, the colour repeats it.'],
    content: ['One to three words, no verb, no full stop.'],
  }),
}
export default meta
type Story = StoryObj<typeof Badge>

export const Default: Story = {
  args: { tone: 'info' },
  parameters: { controls: { disable: false } },
  render: (args, context) => <Badge {...args}>{localize(messages, context).statuses.info}</Badge>,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
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
        {messages.es.banner}
      </Badge>
    </Narrow>
  ),
}
