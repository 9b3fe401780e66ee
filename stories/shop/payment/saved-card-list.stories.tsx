import { SavedCardList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentWords } from './words.ts'

const meta: Meta<typeof SavedCardList> = {
  title: 'Shop/Payment/Saved-card list',
  component: SavedCardList,
  parameters: {
    ...contract('The cards kept by the provider, and a new one.', [
      'A named radio group of native radios: the arrow keys move and choose.',
      'Each delete button names its card and stands outside the label, so that pressing it does not choose.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof SavedCardList>

const onRemove = fn()

function Choosing({ t }: { t: PaymentWords['cards'] }) {
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
  render: (_args, context) => <Choosing t={inLanguage(words, context).cards} />,
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
