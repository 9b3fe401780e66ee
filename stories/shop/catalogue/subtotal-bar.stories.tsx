import { Box, Button, SubtotalBar, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type CatalogueWords } from './words.ts'

const meta: Meta<typeof SubtotalBar> = {
  title: 'Shop/Catalogue/Subtotal bar',
  component: SubtotalBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      alsoCalled: ['Sticky checkout bar'],
      summary: 'What the cart comes to and the next step, at the foot of a phone’s screen.',
      use: ['On a phone, while the cart holds something, and with what a product’s page is for.'],
      avoid: ['From 769 px on: the cart panel says it.'],
      anatomy: ['Caption and subtotal.', 'One button.'],
      do: ['Keep the page’s last content above it: it stands in the page’s flow.'],
      dont: ['Do not put two buttons into it.'],
      keys: [['Tab', 'To the button, last of the page.']],
      access: [
        'A named region, last in the reading order of the page it stands on.',
        'Gone from 769 px on, and where no scripts run, for the eye and for assistive technology.',
      ],
      content: ['The caption says what the amount is: “Subtotal”, “por m²”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof SubtotalBar>

const pageOf = (t: CatalogueWords, value: string, confirm = t.subtotal.confirm) => (
  <>
    <Box padding="gutter">
      <Text>{t.description}</Text>
    </Box>
    <SubtotalBar label={t.subtotal.label} caption={t.subtotal.caption} value={value}>
      <Button fullWidth onClick={fn()}>
        {confirm}
      </Button>
    </SubtotalBar>
  </>
)

export const Default: Story = {
  render: (_args, context) => pageOf(inLanguage(words, context), '42,70 €'),
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{pageOf(words.es, '12.499,50 €', 'Elegir recogida y entrega')}</Narrow>,
}
