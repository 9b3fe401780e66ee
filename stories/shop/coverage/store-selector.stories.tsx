import { Stack, StoreSelector } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CoverageMessages } from './messages.ts'

const meta: Meta<typeof StoreSelector> = {
  title: 'Shop/Coverage/Store selector',
  component: StoreSelector,
  parameters: guide({
    status: 'new',
    summary: 'One of our stores.',
    use: ['Selecting a store to drop off or collect clothes.'],
    avoid: ['Showing the stores: StoreCard.'],
    anatomy: [
      'Label and hint.',
      'One card per store: name, and address unless it is beside it.',
      'The error.',
    ],
    do: ['Show a closed store and say until when.'],
    dont: ['Do not preselect one.'],
    keys: [
      ['Tab', 'To the selected store, or the first.'],
      ['↓ and ↑', 'Move and select.'],
    ],
    access: [
      'A radio group; the arrow keys move and select, and skip closed stores.',
      'The address describes the store.',
    ],
    content: ['A store is named by city and district.'],
  }),
}
export default meta
type Story = StoryObj<typeof StoreSelector>

const storesOf = ({ stores }: CoverageMessages) =>
  stores.list.map(([id = '', name = '', address = ''], at) => ({
    id,
    name,
    address,
    ...(at === 2 && { disabledReason: stores.closed }),
  }))

const namesOf = (t: CoverageMessages) => storesOf(t).map(({ id, name }) => ({ id, name }))

function Choosing({ t, initial = '' }: { t: CoverageMessages; initial?: string }) {
  const [value, setValue] = useState(initial)
  const { label, hint } = t.stores
  return <StoreSelector label={label} hint={hint} stores={storesOf(t)} value={value} onChange={setValue} />
}

export const Default: Story = {
  render: (_args, context) => <Choosing t={localize(messages, context)} />,
  play: async (context) => {
    const { stores } = localize(messages, context)
    const group = within(within(context.canvasElement).getByRole('radiogroup', { name: stores.label }))
    const [madrid, barcelona, valencia] = stores.list.map(([, name = '']) =>
      group.getByRole('radio', { name }),
    )
    await userEvent.click(madrid!)
    // Radix selects on focus only while an arrow key is down.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(barcelona).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(barcelona).toHaveAccessibleDescription(stores.list[1]![2]!)
    await expect(valencia).toBeDisabled()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { label, error } = t.stores
    return (
      <Stack gap="xl">
        <StoreSelector label={label} stores={storesOf(t)} value="36" onChange={fn()} />
        <StoreSelector label={label} stores={storesOf(t)} value="" error={error} onChange={fn()} />
        <StoreSelector label={label} stores={namesOf(t)} value="36" onChange={fn()} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Choosing t={messages.es} initial="2" />
    </Narrow>
  ),
}
