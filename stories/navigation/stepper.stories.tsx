import { Stack, Stepper } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Stepper> = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    ...contract('How far a customer is in something that takes a few steps.', [
      `An ordered list named by \`label\`; the step at hand has \`aria-current="step"\`.`,
      `A step that is done has a tick, and the word of \`doneLabel\`.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Stepper>

const stepper = (t: (typeof words)['es'], current: string) => (
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
  render: (_args, context) => stepper(inLanguage(words, context), 'delivery'),
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t.done)
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
  render: () => <Narrow>{stepper({ ...words.es, ...words.es.longest }, 'delivery')}</Narrow>,
}
