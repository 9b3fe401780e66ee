import { PromoChoices, type PromoChoicesProps, Stack } from '@colada/ui'
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
      'After three promotions and the chosen one: the button that shows all of them.',
    ],
    do: ['Keep the button and say why it cannot be used.', 'Pass the best promotion first.'],
    dont: ['Do not select one silently.'],
    keys: [
      ['Tab', 'From button to button.'],
      ['Enter, Space', 'Selects or deselects it, or shows all of them.'],
    ],
    access: [
      'A named list of articles, each with a heading at the level the page needs.',
      'A button is described by the title of its promotion.',
      'One that cannot be used keeps its button, which says why; the response to an attempt is announced as a status.',
      'Selected is a text and an icon, not only a colour.',
      'The button that shows all of them has aria-expanded, and keeps the focus.',
    ],
    content: [
      '“Usar”, “No usar”; the reason says what would make it possible.',
      'The button that shows all of them says how many there are.',
    ],
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
  return <PromoChoices {...labels(t, 2)} promos={cards(t, chosen, setChosen)} />
}

const labels = ({ choices }: PromotionsMessages, total: number) => ({
  label: choices.label,
  showAllLabel: choices.showAll.replace('{{total}}', String(total)),
  showLessLabel: choices.showLess,
})

/** Five promotions; the last one is chosen first, as by a link with its code. */
function ChoosingOfFive({ t }: { t: PromotionsMessages }) {
  const [chosen, setChosen] = useState('fifth')
  const [welcome, voucher] = cards(t) as [Card, Card]
  const promos = [welcome, voucher, welcome, voucher, welcome].map((card, position) => {
    const id = ['first', 'second', 'third', 'fourth', 'fifth'][position]!
    const isChosen = id === chosen
    return {
      ...card,
      id,
      title: `${card.title} ${position + 1}`,
      remove: undefined,
      selectedLabel: isChosen ? t.choices.chosen : undefined,
      action: {
        ...card.action,
        label: isChosen ? t.choices.takeOff : t.choices.choose,
        onClick: () => setChosen(isChosen ? '' : id),
      },
    }
  })
  return <PromoChoices {...labels(t, promos.length)} promos={promos} />
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

export const Folded: Story = {
  // As in EveryCombination.
  parameters: { screenshot: 'none' },
  render: (_args, context) => <ChoosingOfFive t={localize(messages, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    const chosen = within(canvas.getByRole('article', { name: `${t.title} 5` }))
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await userEvent.click(chosen.getByRole('button', { name: t.choices.takeOff }))
    await expect(chosen.getByRole('button', { name: t.choices.choose })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: labels(t, 5).showAllLabel }))
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: t.choices.showLess, expanded: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const c = t.choices
    const [welcome, voucher] = cards(t, 'voucher') as [Card, Card]
    return (
      <Stack gap="sm">
        <PromoChoices
          {...labels(t, 4)}
          promos={[
            welcome,
            voucher,
            { ...welcome, id: 'unavailable', unavailable: c.unavailable },
            { ...welcome, id: 'folded' },
          ]}
        />
        <PromoChoices
          {...labels(t, 2)}
          promos={[
            { ...welcome, id: 'refused', error: c.refusal },
            { ...welcome, id: 'checking', action: { ...welcome.action, loading: true } },
          ]}
        />
      </Stack>
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
          {...labels(t, 2)}
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
