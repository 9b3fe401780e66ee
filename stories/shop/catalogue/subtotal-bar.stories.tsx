import { Box, Button, ProductAction, SubtotalBar, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof SubtotalBar> = {
  title: 'Shop/Catalogue/Subtotal bar',
  tags: ['desk'],
  component: SubtotalBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      alsoCalled: ['Sticky checkout bar'],
      summary: 'The cart subtotal and the next step, at the bottom of a phone’s screen.',
      use: [
        'On a phone, while the cart is not empty.',
        'On a phone, with the main action of a page: adding a product.',
      ],
      avoid: ['From 769 px on: the cart panel.'],
      anatomy: ['Caption and amount.', 'One button, after an optional page action.'],
      do: ['Keep it in the page flow, so that it does not cover content.'],
      dont: ['Do not give two buttons the same appearance: one is the next step.'],
      keys: [['Tab', 'To the buttons, last of the page.']],
      access: [
        'A named region, last in the reading order of the page.',
        'Hidden from 769 px on and without scripts, also from assistive technology.',
      ],
      content: ['The caption says what the amount is: “Subtotal”, “per m²”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof SubtotalBar>

const pageOf = (t: CatalogueMessages, value: string, confirm = t.subtotal.confirm) => (
  <>
    <Box padding="gutter">
      <Text>{t.description}</Text>
    </Box>
    <SubtotalBar label={t.subtotal.label} caption={t.subtotal.caption} value={value}>
      <Button fullWidth onClick={fn()}>
        {confirm}
      </Button>
    </SubtotalBar>
  </>
)

export const Default: Story = {
  render: (_args, context) => pageOf(localize(messages, context), '42,70 €'),
}

const productOf = (t: CatalogueMessages) => (
  <>
    <Box padding="gutter">
      <Text>{t.description}</Text>
    </Box>
    <SubtotalBar
      label={t.subtotal.label}
      caption={t.perMetre}
      value="24,95 €"
      pageAction={
        <Button fullWidth onClick={fn()}>
          {t.add}
        </Button>
      }
    >
      <Button fullWidth appearance="outline" onClick={fn()}>
        {t.subtotal.confirm}
      </Button>
    </SubtotalBar>
    <SubtotalBar
      label={t.subtotal.caption}
      caption={t.subtotal.caption}
      value="42,70 €"
      pageAction={
        <ProductAction
          action={{
            kind: 'quantity',
            label: t.quantity(t.shirt),
            value: 12,
            labels: t.stepper,
            onChange: fn(),
          }}
        />
      }
    >
      <Button fullWidth onClick={fn()}>
        {t.subtotal.confirm}
      </Button>
    </SubtotalBar>
  </>
)

const fits = async (canvasElement: HTMLElement) => {
  for (const button of within(canvasElement).getAllByRole('button')) {
    const { left, right } = button.getBoundingClientRect()
    const room = canvasElement.ownerDocument.documentElement.clientWidth
    await expect(left >= 0 && right <= room, `${button.textContent} is within the window`).toBe(true)
  }
}

/** On a product page: adding it or changing its quantity, and confirming the cart. */
export const AddingAndConfirming: Story = {
  render: (_args, context) => productOf(localize(messages, context)),
  play: async ({ canvasElement }) => {
    if (window.matchMedia('(max-width: 768px)').matches) await fits(canvasElement)
  },
}

/** Two buttons wrap below the amount if there is no space; a long caption wraps before a button is truncated. */
export const TwoButtonsAt320: Story = {
  render: () => (
    <Narrow>
      {productOf(messages.es)}
      <SubtotalBar label={messages.es.longest} caption={messages.es.longest} value="12.499,50 €">
        <Button fullWidth onClick={fn()}>
          {messages.es.add}
        </Button>
      </SubtotalBar>
    </Narrow>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{pageOf(messages.es, '12.499,50 €', 'Elegir recogida y entrega')}</Narrow>,
}
