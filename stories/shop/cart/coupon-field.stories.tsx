import { CouponField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof CouponField> = {
  title: 'Shop/Cart/Coupon field',
  component: CouponField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Promo code'],
    summary: 'A promotion code: entered and checked, or applied and removed.',
    use: ['Entering a promotion code.'],
    avoid: ['Promotions the customer already has: PromoChoice.'],
    anatomy: [
      'The field and its button.',
      'The error under the field.',
      'Instead, the applied code with its effect.',
    ],
    do: ['Say the effect of an applied code.'],
    dont: ['Do not check while it is being typed.'],
    keys: [['Enter', 'Checks the code; never submits the order.']],
    access: [
      'Enter in the field checks the code; an empty field sends no request.',
      'The error of a rejected code describes the field and is announced.',
      'An accepted code replaces the field and is announced as a status.',
    ],
    content: ['The error says why: expired, only for a first order, unknown.'],
  }),
}
export default meta
type Story = StoryObj<typeof CouponField>
type CouponWords = (typeof messages)['es']['coupon']

const onApply = fn()
const actions = { onChange: fn(), onApply }
const applyOf = (t: CouponWords) => ({ label: t.apply, busyLabel: t.busy })

function Checked({ t }: { t: CouponWords }) {
  const [code, setCode] = useState('')
  const [held, setHeld] = useState(false)
  const [error, setError] = useState<string>()
  const check = (applied: string) => {
    onApply(applied)
    if (applied.toUpperCase() === 'WASH20WEB') setHeld(true)
    else setError(t.error)
  }
  return (
    <CouponField
      label={t.label}
      apply={applyOf(t)}
      value={code}
      error={error}
      onChange={(next) => {
        setCode(next)
        setError(undefined)
      }}
      onApply={check}
      applied={held ? { text: t.applied, removeLabel: t.remove, onRemove: () => setHeld(false) } : undefined}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Checked t={localize(messages, context).coupon} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].coupon
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(onApply).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), 'NADA{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t.error)
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'wash20web{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(t.applied)
    await userEvent.click(canvas.getByRole('button', { name: t.remove }))
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context).coupon
    const common = { ...actions, label: t.label, apply: applyOf(t) }
    return (
      <Stack gap="lg">
        <CouponField {...common} value="" />
        <CouponField {...common} value="WASH20WEB" busy />
        <CouponField {...common} value="NADA" error={t.error} />
        <CouponField
          {...common}
          value=""
          applied={{ text: t.applied, removeLabel: t.remove, onRemove: fn() }}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es.coupon
    return (
      <Narrow>
        <CouponField
          {...actions}
          label={t.label}
          apply={applyOf(t)}
          value="INVIERNO-EN-MADRID-2026"
          error={t.error}
        />
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
