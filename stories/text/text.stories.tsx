import { Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Text> = {
  title: 'Text/Text',
  component: Text,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Paragraph', 'Body'],
    summary: 'Body text.',
    use: ['Body text and short texts of the interface.'],
    avoid: ['The title of a section: Heading.', 'Several paragraphs with lists: Prose.'],
    anatomy: ['The text, in a semantic element.'],
    do: ['Use `as="s"` for an old price, with a text for screen readers.'],
    dont: [
      'Do not truncate with `lines` what is not shown elsewhere.',
      'Do not make a paragraph bold to make it a heading.',
    ],
    keys: [],
    access: [`\`as\` sets its semantic element: \`s\` for an old price, \`strong\` for emphasis.`],
    content: ['Short sentences in the present. Tú in Spanish.'],
  }),
}
export default meta
type Story = StoryObj<typeof Text>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => <Text {...args}>{localize(messages, context).long}</Text>,
}

const inks = ['primary', 'secondary', 'muted', 'brand', 'success', 'warning', 'danger', 'info'] as const

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        {(['caption', 'small', 'body', 'lead'] as const).map((size) => (
          <Text key={size} size={size}>
            {t.long}
          </Text>
        ))}
        {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {t.short}
          </Text>
        ))}
        <Inline>
          {inks.map((tone) => (
            <Text key={tone} as="span" tone={tone}>
              {t.price}
            </Text>
          ))}
          <Text as="s" tone="muted">
            {t.oldPrice}
          </Text>
        </Inline>
      </Stack>
    )
  },
}

export const TruncatedAfterTwoLines: Story = {
  render: () => (
    <Narrow>
      <Text lines={2}>{messages.es.long}</Text>
    </Narrow>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Text size="lead">{messages.es.long}</Text>
    </Narrow>
  ),
}
