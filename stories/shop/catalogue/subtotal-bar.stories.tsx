import { Button, SubtotalBar } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type CatalogueWords } from './words.ts'

const meta: Meta<typeof SubtotalBar> = {
  title: 'Shop/Catalogue/Subtotal bar',
  component: SubtotalBar,
  parameters: {
    layout: 'fullscreen',
    ...contract('What the cart comes to and the next step, at the foot of a phone’s screen.', [
      'A named region, last in the reading order of the page it stands on.',
      'Gone from 769 px on, for the eye and for assistive technology.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof SubtotalBar>

const barOf = (t: CatalogueWords['subtotal'], value: string) => (
  <SubtotalBar label={t.label} caption={t.caption} value={value}>
    <Button fullWidth onClick={fn()}>
      {t.confirm}
    </Button>
  </SubtotalBar>
)

export const Default: Story = {
  render: (_args, context) => barOf(inLanguage(words, context).subtotal, '42,70 €'),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>{barOf({ ...words.es.subtotal, confirm: 'Elegir recogida y entrega' }, '12.499,50 €')}</Narrow>
  ),
}
