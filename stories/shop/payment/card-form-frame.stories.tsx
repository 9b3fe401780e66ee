import { Button, CardFormFrame, type CardFormFrameProps, Checkbox, Stack, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof CardFormFrame> = {
  title: 'Shop/Payment/Card-form frame',
  component: CardFormFrame,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Card form'],
    summary: 'The frame around the provider’s card field.',
    use: ['Around the provider’s own card field.'],
    avoid: ['Any other field: TextField.'],
    anatomy: [
      'The holder’s name.',
      'The provider’s frame, in a named group.',
      'The error.',
      'The “save card” checkbox.',
      'The button, and a lock icon with a note.',
    ],
    do: ['Reserve the frame’s height before it loads.'],
    dont: ['Do not ask for the number, the date or the code yourself.'],
    keys: [
      ['Tab', 'Holder, the provider’s frame, checkbox, button.'],
      ['Enter', 'In our fields, pays.'],
    ],
    access: [
      'A named form; the provider’s frame is in a named group and has its own label.',
      'An error describes the group and is announced.',
      'The frame’s height is reserved before it loads.',
    ],
    content: ['The note says who handles the number: “Colada no ve tu tarjeta”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CardFormFrame>

const onSubmit = fn()

const frameOf = (t: PaymentMessages['card'], rest: Partial<CardFormFrameProps> = {}) => (
  <CardFormFrame
    label={t.form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    holder={<TextField label={t.holder} autoComplete="cc-name" defaultValue="Lucía Ferrer" />}
    cardLabel={t.card}
    card={<span>4242 4242 4242 4242 · 12/28</span>}
    saveCard={<Checkbox label={t.keep} />}
    submit={
      <Button type="submit" size="large" fullWidth>
        {t.pay}
      </Button>
    }
    secureNote={t.secure}
    {...rest}
  />
)

export const Default: Story = {
  render: (_args, context) => frameOf(localize(words, context).card),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].card
    const form = within(within(canvasElement).getByRole('form', { name: t.form }))
    await expect(form.getByRole('group', { name: t.card })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: t.pay }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).card
    return (
      <Stack gap="xl">
        {frameOf(t, { label: `${t.form} 1`, cardFocused: true })}
        {frameOf(t, { label: `${t.form} 2`, error: t.error })}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{frameOf(words.es.card, { error: words.es.card.error })}</Narrow>,
}
