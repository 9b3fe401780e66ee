import { Button, Stack, TotalChange } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof TotalChange> = {
  title: 'Shop/Payment/Total change',
  component: TotalChange,
  parameters: guide({
    status: 'ready',
    summary: 'A notice that a total changed, and why.',
    use: ['A total changed while it was visible.'],
    avoid: ['The changes of an order: ChangeList.'],
    anatomy: [
      'A container that is always present.',
      'The title.',
      'The old total, struck through, and the new one.',
      'The reason.',
    ],
    do: ['Name the cause: “La hora de recogida”.'],
    dont: ['Do not change a total without it.'],
    keys: [],
    access: [
      'A status that is always present, so that every change is announced politely.',
      'Old and new are labelled for screen readers, not only struck through.',
    ],
    content: ['“El total ha cambiado”, then from what to what.'],
  }),
}
export default meta
type Story = StoryObj<typeof TotalChange>

const changeOf = (t: PaymentMessages['change'], reason = t.reason) => ({
  title: t.title,
  before: '23,90 €',
  now: '25,29 €',
  labels: t.messages,
  reason,
})

function Changing({ t }: { t: PaymentMessages }) {
  const [changed, setChanged] = useState(false)
  return (
    <Stack gap="sm" align="start">
      <Button onClick={() => setChanged(true)}>{t.summary.pickup}</Button>
      <TotalChange change={changed ? changeOf(t.change) : undefined} />
    </Stack>
  )
}

export const EveryCombination: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(words, context).change
    return (
      <Stack gap="sm">
        <TotalChange {...args} change={changeOf(t)} />
        <TotalChange change={changeOf(t, t.longest)} />
      </Stack>
    )
  },
}

export const Default: Story = {
  render: (_args, context) => <Changing t={localize(words, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(status).toHaveTextContent(t.change.reason)
    await expect(status).toHaveTextContent(t.change.messages.before)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <TotalChange change={changeOf(words.es.change, words.es.change.longest)} />
    </Narrow>
  ),
}
