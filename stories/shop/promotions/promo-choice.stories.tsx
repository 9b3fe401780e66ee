import { PromoChoices, type PromoChoicesProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type PromotionsMessages } from './messages.ts'

const meta: Meta<typeof PromoChoices> = {
  title: 'Shop/Promotions/Promo choice',
  component: PromoChoices,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Available promotions'],
    summary: 'The promotions a customer can use on an order, one at a time.',
    use: ['Promotions the customer has, in the checkout.'],
    avoid: ['A code that is typed: CouponField.'],
    anatomy: [
      'The title, and whether it is selected.',
      'The description and the code.',
      'Uses left and last day.',
      'Why it cannot be used, or the response.',
      'The button, and one that removes it from the list.',
    ],
    do: ['Keep the button and say why it cannot be used.'],
    dont: ['Do not select one silently.'],
    keys: [
      ['Tab', 'From button to button.'],
      ['Enter, Space', 'Selects or deselects it.'],
    ],
    access: [
      'A named list of articles, each with a heading at the level the page needs.',
      'A button is described by the title of its promotion.',
      'One that cannot be used keeps its button, which says why; the response to an attempt is announced as a status.',
      'Selected is a text and an icon, not only a colour.',
    ],
    content: ['“Usar”, “No usar”; the reason says what would make it possible.'],
  }),
}
export default meta
type Story = StoryObj<typeof PromoChoices>

const onRemove = fn()
type Card = PromoChoicesProps['promos'][number]

function cards(
  t: PromotionsMessages,
  chosen?: string,
  onChoose: (id: string) => void = () => undefined,
): Card[] {
  const c = t.choices
  const action = (id: string) => ({
    label: id === chosen ? c.takeOff : c.choose,
    loading: false,
    loadingLabel: c.checking,
    onClick: () => onChoose(id === chosen ? '' : id),
  })
  const state = (id: string) => ({
    id,
    headingLevel: 3 as const,
    selectedLabel: id === chosen ? c.chosen : undefined,
  })
  const remove = { label: c.remove, onClick: onRemove }
  return [
    { ...state('welcome'), title: t.title, code: 'WASH20WEB', facts: [], action: action('welcome') },
    {
      ...state('voucher'),
      title: c.voucher,
      description: c.voucherText,
      code: 'BONO-7QK2-MX',
      facts: [c.usesLeft, c.until],
      action: action('voucher'),
      remove,
    },
  ]
}

function Choosing({ t }: { t: PromotionsMessages }) {
  const [chosen, setChosen] = useState('')
  return <PromoChoices label={t.choices.label} promos={cards(t, chosen, setChosen)} />
}

export const Default: Story = {
  render: (_args, context) => <Choosing t={localize(messages, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const card = within(within(canvasElement).getByRole('article', { name: t.choices.voucher }))
    await userEvent.click(card.getByRole('button', { name: t.choices.choose }))
    await expect(card.getByText(t.choices.chosen)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: t.choices.remove }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const c = t.choices
    const [welcome, voucher] = cards(t, 'voucher') as [Card, Card]
    return (
      <PromoChoices
        label={c.label}
        promos={[
          welcome,
          voucher,
          { ...welcome, id: 'unavailable', unavailable: c.unavailable },
          { ...welcome, id: 'refused', error: c.refusal },
          { ...welcome, id: 'checking', action: { ...welcome.action, loading: true } },
        ]}
      />
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es
    const [welcome, voucher] = cards(t, 'welcome') as [Card, Card]
    return (
      <Narrow>
        <PromoChoices
          label={t.choices.label}
          promos={[
            { ...welcome, title: t.longest, code: 'INVIERNO-EN-MADRID-2026' },
            { ...voucher, unavailable: t.choices.unavailable },
          ]}
        />
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
