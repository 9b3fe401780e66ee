import { CartButton, Inline } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof CartButton> = {
  title: 'Shop/Shell/Cart button',
  component: CartButton,
  parameters: guide({
    status: 'ready',
    summary: 'The link to the cart with its count.',
    use: ['The link to the cart, in the navbar.'],
    avoid: ['The next step of the cart: Button.'],
    anatomy: ['The bag.', 'The count, when there is one.', 'While blocked, the reason.'],
    do: ['Put the count into the name: “Cesto, 3 prendas”.'],
    dont: ['Do not hide it while a change blocks it: it says why.'],
    keys: [
      ['Enter', 'Opens the cart, or its panel.'],
      ['Tab', 'Focuses it while it is blocked, and shows the reason.'],
      ['Escape', 'Hides the reason.'],
    ],
    access: [
      'A link whose name contains the count; the badge is decorative.',
      'While blocked it is a button: focusable, `aria-disabled`, described by a tooltip that hover and focus show and Escape hides.',
    ],
    content: ['The reason says when it is available again.'],
  }),
}
export default meta
type Story = StoryObj<typeof CartButton>

export const Default: Story = {
  args: { count: 3 },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <CartButton {...args} label={localize(messages, context).cart(3)} href="#cart" onClick={fn()} />
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Inline gap="lg">
        {[0, 3, 42, 240].map((count) => (
          <CartButton key={count} label={t.cart(count)} count={count} href="#cart" />
        ))}
      </Inline>
    )
  },
}

export const Blocked: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <div style={{ minBlockSize: 160, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <CartButton label={t.cart(3)} count={3} href="#cart" blockedReason={t.blocked} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(t.blocked)
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    canvas.getByRole('button').blur()
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <div style={{ minBlockSize: 160, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <CartButton
          label={messages.es.cart(240)}
          count={240}
          href="#cart"
          blockedReason={messages.es.blocked}
        />
      </div>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const { left } = within(canvasElement).getByRole('tooltip').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
  },
}

export const States: Story = states(Default, { disabled: Blocked })
