import { FreeShippingMeter, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof FreeShippingMeter> = {
  title: 'Shop/Cart/Free-shipping meter',
  component: FreeShippingMeter,
  parameters: guide({
    status: 'ready',
    summary: 'The amount missing for free transport.',
    use: ['In the cart, while free transport is possible.'],
    avoid: ['Orders without transport costs, such as packs.'],
    anatomy: ['The van.', 'The sentence.', 'The bar, which only repeats it.'],
    do: ['Say when it is reached: “Recogida y entrega gratis en este pedido”.'],
    dont: ['Do not show another amount than the summary: both use one rule.'],
    keys: [],
    access: [
      'The sentence contains everything; the bar is hidden from assistive technology.',
      'Reaching the goal changes the text, not only the colour.',
    ],
    content: [
      'What is missing, in euros: “Te faltan 12,50 € para que la recogida y la entrega sean gratis”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof FreeShippingMeter>

export const Default: Story = {
  args: { progress: 0.78 },
  parameters: { controls: { disable: false } },
  render: (args, context) => <FreeShippingMeter {...args} text={localize(messages, context).missing} />,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
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
      <FreeShippingMeter progress={0.46} text={messages.es.missingLongest} />
    </Narrow>
  ),
}
