import { Box, Container, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    ...contract('The middle of a page: a readable width with the gutter at both sides.', [
      `\`as\` gives it the element that it means, such as \`main\`.`,
    ]),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof Container>

export const Default: Story = {
  render: (_args, context) => (
    <Container>
      <Box padding="md" surface="soap">
        {inLanguage(words, context).cardText}
      </Box>
    </Container>
  ),
}

export const EveryCombination: Story = {
  render: () => (
    <Stack>
      {(['content', 'form', 'text'] as const).map((width) => (
        <Container key={width} width={width}>
          <Box padding="md" surface="soap">
            {width}
          </Box>
        </Container>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Container>
        <Box padding="md" surface="soap">
          {words.es.longText}
        </Box>
      </Container>
    </Narrow>
  ),
}
