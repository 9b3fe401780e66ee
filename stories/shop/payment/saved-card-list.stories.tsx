import { SavedCardList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof SavedCardList> = {
  title: 'Shop/Payment/Saved-card list',
  component: SavedCardList,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Saved card', 'Wallet'],
    summary: 'The cards saved at the provider, and a new one.',
    use: ['Cards that the customer saved at the provider.'],
    avoid: ['No saved card: CardFormFrame alone.'],
    anatomy: [
      'The cards, each with its last digits and expiry date.',
      'The button that deletes one.',
      'A new card.',
    ],
    do: ['Omit `removeLabel` where a card cannot be deleted.'],
    dont: ['Do not show more of a number than four digits.'],
    keys: [
      ['Arrow up, Arrow down', 'Move and select.'],
      ['Tab', 'From the selected card to the delete buttons.'],
    ],
    access: [
      'A named radio group of native radios: the arrow keys move and select.',
      'Each delete button names its card and is outside the label, so that clicking it does not select the card.',
    ],
    content: ['“Visa ···· 4242” and “Caduca en 08/2028”.'],
  }),
}
export default meta
type Story = StoryObj<typeof SavedCardList>

const onRemove = fn()

function Choosing({ t }: { t: PaymentMessages['cards'] }) {
  const [card, setCard] = useState('0')
  return (
    <SavedCardList
      label={t.label}
      cards={t.names.map((name, at) => ({
        id: String(at),
        name,
        detail: t.details[at]!,
        removeLabel: t.remove(name),
      }))}
      newCard={{ id: 'new', name: t.newCard }}
      value={card}
      onChange={setCard}
      onRemove={onRemove}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Choosing t={localize(words, context).cards} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].cards
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: t.newCard }))
    await userEvent.click(canvas.getByRole('button', { name: t.remove(t.names[1]!) }))
    await expect(onRemove).toHaveBeenCalledWith('1')
    await expect(canvas.getByRole('radio', { name: t.newCard })).toBeChecked()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Choosing t={{ ...words.es.cards, names: ['American Express Corporate Platinum ···· 0005'] }} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  const [first, second] = within(canvasElement).getAllByRole('radio')
  first!.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(second).toBeChecked()
})

export const States: Story = states(Default)
