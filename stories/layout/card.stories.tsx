import { Card, Grid, Heading, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  tags: ['desk'],
  component: Card,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Panel', 'Surface'],
    summary: 'One independent item.',
    use: ['One independent item: an address, an order, a step.'],
    avoid: ['A group within a card: Box with a background.', 'A list of products: ProductCard.'],
    anatomy: ['Background and hairline.', 'The padding, depending on its size.'],
    do: ['Let it be an `article` or `li` in a list.'],
    dont: ['Do not put a card into a card.'],
    keys: [],
    access: [`\`as\` sets its semantic element, such as \`article\` or \`li\`.`],
    content: ['It has no text of its own; its content begins with a heading.'],
  }),
}
export default meta
type Story = StoryObj<typeof Card>

export const Default: Story = {
  args: { padding: 'large' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Card {...args} as="article">
        <Stack gap="xs">
          <Heading level={3} size="title4">
            {t.card}
          </Heading>
          <Text tone="secondary">{t.cardText}</Text>
        </Stack>
      </Card>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Grid columns={{ base: 1, md: 3 }}>
      {(['none', 'medium', 'large'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{localize(messages, context).cardText}</Text>
        </Card>
      ))}
    </Grid>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Card as="article" padding="large">
        <Stack gap="xs">
          <Heading level={3} size="title4">
            {messages.es.longCard}
          </Heading>
          <Text tone="secondary">{messages.es.longText}</Text>
        </Stack>
      </Card>
    </Narrow>
  ),
}
