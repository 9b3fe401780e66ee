import { Button, ButtonLink, CartLine, CartLines, CartPanel, EmptyCart, FreeShippingMeter } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof CartPanel> = {
  title: 'Shop/Cart/Cart panel',
  component: CartPanel,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Mini cart', 'Cart drawer'],
    summary: 'An overview of the cart, and the next step.',
    use: ['An overview of the cart, in the side sheet and beside a wide page.'],
    avoid: ['The full cart: the cart page.'],
    anatomy: [
      'The heading, and a close button where it can be closed.',
      'The lines, or EmptyCart.',
      'The meter, the subtotal, its note.',
      'The next step, then the link to the cart.',
    ],
    do: ['Leave the subtotal out while the cart is empty.'],
    dont: ['Do not set `close` inside a dialog, which has a close button.'],
    keys: [['Tab', 'Through the lines to the subtotal’s actions.']],
    access: [
      'A region named by its heading; the level of the heading is a prop.',
      'Only the lines scroll; subtotal and next step stay visible.',
      'Inside a dialog omit `close`: the dialog has its own.',
    ],
    content: ['The note says what the subtotal excludes: “Sin recogida ni entrega”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CartPanel>

const onClose = fn()

/** The height of a side sheet. */
const Tall = ({ children }: { children: ReactNode }) => (
  <div style={{ blockSize: 560, maxInlineSize: 420 }}>{children}</div>
)

const linesOf = (t: (typeof messages)['es']) =>
  [
    { id: 1, name: t.shirt, price: '3,95 €' },
    { id: 401, name: t.dress, price: '119,95 €' },
    { id: 29, name: t.carpet, price: '24,95 €' },
    { id: 3, name: t.longest, price: '16,95 €' },
  ].map(({ id, name, price }) => (
    <CartLine
      key={id}
      title={name}
      href={`#${id}`}
      picture={productPicture(id)}
      unitPrice={t.perPiece(price)}
      total={price}
      quantity={{ label: t.quantity(name), labels: t.stepper, value: 1, onChange: fn() }}
      removeLabel={t.remove(name)}
      onRemove={fn()}
    />
  ))

const full = (t: (typeof messages)['es'], meterText: string, progress: number) => (
  <Tall>
    <CartPanel
      heading={t.heading}
      headingLevel={2}
      framed
      close={{ label: t.close, onClick: onClose }}
      subtotal={{ label: t.subtotal, value: '165,80 €', note: t.subtotalNote }}
      meter={<FreeShippingMeter progress={progress} text={meterText} />}
      actions={
        <>
          <Button fullWidth>{t.goOn}</Button>
          <ButtonLink fullWidth appearance="plain" href="#cart">
            {t.seeCart}
          </ButtonLink>
        </>
      }
    >
      <CartLines label={t.lines}>{linesOf(t)}</CartLines>
    </CartPanel>
  </Tall>
)

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return full(t, t.reached, 1)
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const panel = within(within(canvasElement).getByRole('region', { name: t.heading }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(panel.getByRole('button', { name: t.close }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Tall>
        <CartPanel heading={t.heading} headingLevel={2} framed close={{ label: t.close, onClick: onClose }}>
          <EmptyCart
            title={t.empty.title}
            headingLevel={3}
            text={t.empty.text}
            action={<ButtonLink href="#all">{t.empty.action}</ButtonLink>}
          />
        </CartPanel>
      </Tall>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{full(messages.es, messages.es.missingLongest, 0.4)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
