import { Stack, Stepper } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Stepper> = {
  title: 'Navigation/Stepper',
  tags: ['desk'],
  component: Stepper,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Progress steps', 'Wizard'],
    summary: 'The customer’s position in a process with a few steps.',
    use: ['A process with three to five named steps.'],
    avoid: ['Progress of one task: Progress.', 'The status of an order: OrderTimeline.'],
    anatomy: ['The steps in order.', 'A tick and a text at completed steps.'],
    do: ['Name each step by its content: Recogida, Entrega, Pago.'],
    dont: ['Do not use it for navigation: the page has its own back link.'],
    keys: [],
    access: [
      `An ordered list named by \`label\`; the current step has \`aria-current="step"\`.`,
      `A completed step has a tick, and the text of \`doneLabel\`.`,
    ],
    content: ['One word per step.'],
  }),
}
export default meta
type Story = StoryObj<typeof Stepper>

const stepper = (t: (typeof messages)['es'], current: string) => (
  <Stepper
    label={t.steps}
    doneLabel={t.done}
    current={current}
    steps={[
      { id: 'pickup', label: t.pickup },
      { id: 'delivery', label: t.delivery },
      { id: 'payment', label: t.payment },
    ]}
  />
)

export const Default: Story = {
  render: (_args, context) => stepper(localize(messages, context), 'delivery'),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t.done)
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {['pickup', 'delivery', 'payment'].map((current) => (
          <div key={current}>{stepper(t, current)}</div>
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{stepper({ ...messages.es, ...messages.es.longest }, 'delivery')}</Narrow>,
}
