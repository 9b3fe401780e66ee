import { Chip, ChipLink, Inline } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Chip> = {
  title: 'Controls/Chip',
  component: Chip,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Filter', 'Pill', 'Toggle button'],
    summary: 'A filter that is on or off, or that has a URL.',
    use: ['A filter of the visible content: Chip, or ChipLink if the filter has a URL.'],
    avoid: ['Another action: Button.', 'Only a state: Badge.'],
    anatomy: ['A tick, when chosen.', 'One or two words.'],
    do: ['Use ChipLink if the filtered list can be shared or revisited.'],
    dont: ['Do not let a chip remove itself when it is clicked: the layout moves under the pointer.'],
    keys: [
      ['Tab', 'Goes from chip to chip.'],
      ['Enter, Space', 'Turns a Chip on or off; Enter follows a ChipLink.'],
    ],
    access: [
      `\`Chip\` is a toggle button with \`aria-pressed\`; \`ChipLink\` is a link with \`aria-current\`.`,
      'A selected chip has a tick, not only a colour.',
    ],
    content: ['The kind of thing, in the plural: “Camisas”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Chip>

function Filters({ labels }: { labels: readonly string[] }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Inline gap="xs">
      {labels.map((label) => (
        <Chip
          key={label}
          selected={label === chosen}
          onClick={() => setChosen(label === chosen ? undefined : label)}
        >
          {label}
        </Chip>
      ))}
    </Inline>
  )
}

export const Default: Story = {
  render: (_args, context) => <Filters labels={localize(messages, context).filters} />,
  play: async ({ canvasElement, ...context }) => {
    const [first] = localize(messages, context).filters
    const chip = within(canvasElement).getByRole('button', { name: first })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const [one, two, three, four] = localize(messages, context).filters
    return (
      <Inline gap="xs">
        <Chip selected={false}>{one}</Chip>
        <Chip selected>{two}</Chip>
        <ChipLink href="#three">{three}</ChipLink>
        <ChipLink href="#four" current>
          {four}
        </ChipLink>
      </Inline>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Filters labels={[...messages.es.filters, 'Alfombras y moquetas', 'Prendas especiales']} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  const [chip] = within(canvasElement).getAllByRole('button')
  chip!.focus()
  await userEvent.keyboard(' ')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
})

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <Chip selected={false} disabled>
          {t.filters[0]}
        </Chip>
      )
    },
  },
})
