import { Card, Grid, Heading, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  parameters: {
    ...contract('One thing that stands for itself.', [
      `\`as\` gives it the element that it means, such as \`article\` or \`li\`.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Card>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Card as="article" padding="large">
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
          <Text>{inLanguage(words, context).cardText}</Text>
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
            {words.es.longCard}
          </Heading>
          <Text tone="secondary">{words.es.longText}</Text>
        </Stack>
      </Card>
    </Narrow>
  ),
}
