import { denominations, sumOfCount } from '@colada/domain/counter/drawer'
import { formatMoney } from '@colada/domain/money/format-money'
import { CashCount } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { type CounterMessages, messages } from './messages.ts'

const meta: Meta<typeof CashCount> = {
  title: 'Shop/Counter/Cash count',
  tags: ['desk'],
  component: CashCount,
  parameters: guide({
    status: 'new',
    summary: 'Counts the money of a drawer by coins and notes.',
    use: ['The float of a drawer, and its count at the closing.'],
    avoid: ['The money that one customer gives: TextField with CashChange.'],
    anatomy: [
      'The legend.',
      'A field for each coin and note, the largest first, with the money of its pieces.',
      'The running sum.',
      'The error.',
    ],
    do: ['Keep the fields of coins and notes that the drawer does not have: an empty field is none.'],
    dont: ['Do not show what the drawer should have: the count is blind.'],
    keys: [
      ['Digits', 'Are the pieces; everything else is ignored.'],
      ['Tab', 'Moves to the next coin or note.'],
      ['Enter', 'Sends the form around it.'],
    ],
    access: [
      'A group of fields, named by its legend.',
      'The sum is an output, so that it is announced politely; the money of the pieces of a field is only shown.',
      'The error is announced when it appears and describes the group.',
    ],
    content: ['Coins and notes as amounts: “0,50 €”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CashCount>

interface CountingProps {
  readonly t: CounterMessages
  readonly legend?: string
  readonly counted?: Readonly<Record<string, string>>
  readonly error?: string
}

function Counting({ t, legend = t.float, counted = {}, error }: CountingProps) {
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>(counted)
  const numbers = Object.fromEntries(Object.entries(pieces).map(([id, digits]) => [id, Number(digits)]))
  return (
    <CashCount
      legend={legend}
      error={error}
      rows={denominations.map((cents) => ({
        id: String(cents),
        label: formatMoney(cents),
        pieces: pieces[cents] ?? '',
        amount: numbers[cents] ? formatMoney(cents * numbers[cents]) : undefined,
      }))}
      onPiecesChange={(id, digits) => setPieces((before) => ({ ...before, [id]: digits }))}
      total={{ label: t.counted, value: formatMoney(sumOfCount(numbers)) }}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Counting t={localize(messages, context)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: formatMoney(2000) }), '3,')
    await userEvent.type(canvas.getByRole('textbox', { name: formatMoney(50) }), '5')
    await expect(canvas.getByRole('status')).toHaveTextContent('62,50 €')
  },
}

export const WithError: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Counting t={t} error={t.missingCount} />
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Counting
        t={messages.es}
        legend={messages.es.longest}
        counted={{ '50000': '12', '20000': '105', '10000': '999', '1': '9999' }}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
