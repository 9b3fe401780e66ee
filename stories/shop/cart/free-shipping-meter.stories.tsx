import { FreeShippingMeter, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof FreeShippingMeter> = {
  title: 'Shop/Cart/Free-shipping meter',
  component: FreeShippingMeter,
  parameters: {
    ...contract('How much is missing until transport costs nothing.', [
      'The sentence says it all; the bar is hidden from assistive technology.',
      'Reaching the goal changes the words, not only the colour.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof FreeShippingMeter>

export const Default: Story = {
  render: (_args, context) => <FreeShippingMeter progress={0.78} text={inLanguage(words, context).missing} />,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack gap="lg">
        <FreeShippingMeter progress={-1} text={t.missing} />
        <FreeShippingMeter progress={0.5} text={t.missing} />
        <FreeShippingMeter progress={2} text={t.reached} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <FreeShippingMeter progress={0.46} text={words.es.missingLongest} />
    </Narrow>
  ),
}
