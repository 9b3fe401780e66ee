import { RadioGroup, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof RadioGroup> = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  parameters: {
    ...contract('One of a few, all of them in sight.', [
      `\`role="radiogroup"\`, named by its label.`,
      'One stop of the Tab key; arrow keys move and choose.',
      'Each hint describes its option.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof RadioGroup>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return <RadioGroup label={t.pay} options={t.ways} defaultValue="visa" />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: t.ways[0]!.label }).focus()
    // Held as a finger holds it: the choice follows the focus while the key is down.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: t.ways[1]!.label })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await userEvent.click(canvas.getByText(t.ways[2]!.label))
    await expect(canvas.getByRole('radio', { name: t.ways[2]!.label })).toBeChecked()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack gap="xl">
        <RadioGroup label={t.pay} options={t.ways} error={t.payError} />
        <RadioGroup label={t.pay} options={t.ways} defaultValue="new" layout="cards" />
        <RadioGroup label={t.pay} options={t.ways} disabled defaultValue="visa" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <RadioGroup
        label={words.es.pay}
        layout="cards"
        options={[{ value: 'a', label: words.es.longest, hint: words.es.remarksHint }]}
      />
    </Narrow>
  ),
}
