import { CartLine, CartLines } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { productPicture } from '../pictures.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof CartLine> = {
  title: 'Shop/Cart/Cart line',
  tags: ['desk'],
  component: CartLine,
  parameters: guide({
    status: 'ready',
    summary: 'One product of the cart. Used in `CartLines`, which names the list.',
    use: ['One product in the cart, on its page and in the panel.'],
    avoid: ['The items of an order: ItemTable.', 'A product to add: ProductCard.'],
    anatomy: [
      'The picture.',
      'The title, a link where it has a page, with measures or a note.',
      'The stepper for counted products; a measure button for measured ones.',
      'The total and the remove button.',
    ],
    do: ['Name the product in the remove button: “Quitar: camisa”.'],
    dont: ['Do not give measured products a stepper: their quantity is their area.'],
    keys: [
      ['Tab', 'Title, stepper, remove button.'],
      ['Arrow up, Arrow down', 'In the stepper, one more or less; never below 1.'],
    ],
    access: [
      'A list item; the title alone is the link.',
      'The remove button names the product.',
      'A measured product shows its measures and has no stepper; the button that changes them names the product.',
      'While it is being saved the line is `aria-busy`.',
    ],
    content: ['The unit price names the unit: “3,95 € la prenda”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CartLine>
type Words = (typeof messages)['es']

const onRemove = fn()
const onRemeasure = fn()
const onChange = fn()
const stepperOf = (t: Words, name: string, value: number) => ({
  label: t.quantity(name),
  labels: t.stepper,
  value,
  onChange,
})

export const Default: Story = {
  args: { total: '11,85 €' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <CartLines label={t.lines}>
        <CartLine
          {...args}
          title={t.shirt}
          href="#shirt"
          picture={productPicture(1)}
          unitPrice={t.perPiece('3,95 €')}
          quantity={stepperOf(t, t.shirt, 3)}
          removeLabel={t.remove(t.shirt)}
          onRemove={onRemove}
        />
      </CartLines>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t.shirt)
    await userEvent.click(canvas.getByRole('button', { name: t.stepper.increase }))
    await expect(onChange).toHaveBeenLastCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: t.remove(t.shirt) }))
    await expect(onRemove).toHaveBeenCalled()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <CartLines label={t.lines}>
        <CartLine
          title={t.shirt}
          href="#shirt"
          picture={productPicture(1)}
          unitPrice={t.perPiece('3,95 €')}
          total="3,95 €"
          quantity={stepperOf(t, t.shirt, 1)}
          removeLabel={t.remove(t.shirt)}
          onRemove={onRemove}
        />
        <CartLine
          title={t.carpet}
          href="#carpet"
          picture={productPicture(301)}
          unitPrice={t.perMetre('14,95 €')}
          total="55,02 €"
          measures={t.measures}
          remeasure={{ text: t.remeasure, label: t.remeasureName(t.carpet), onClick: onRemeasure }}
          note={t.pileNote}
          removeLabel={t.remove(t.carpet)}
          onRemove={onRemove}
        />
        <CartLine
          title={t.dress}
          picture={productPicture(401)}
          unitPrice={t.perPiece('119,95 €')}
          total="239,90 €"
          quantity={stepperOf(t, t.dress, 2)}
          removeLabel={t.remove(t.dress)}
          busy
          onRemove={onRemove}
        />
      </CartLines>
    )
  },
  play: async (context) => {
    const t = localize(messages, context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t.remeasureName(t.carpet) }))
    await expect(onRemeasure).toHaveBeenCalled()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es
    return (
      <Narrow>
        <CartLines label={t.lines}>
          <CartLine
            title={t.longest}
            href="#jacket"
            picture={productPicture(901)}
            unitPrice={t.perPiece('1249,95 €')}
            total="12.499,50 €"
            quantity={stepperOf(t, t.longest, 1000)}
            note={t.pileNote}
            removeLabel={t.remove(t.longest)}
            onRemove={onRemove}
          />
        </CartLines>
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default, {
  loading: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <CartLines label={t.lines}>
          <CartLine
            title={t.dress}
            picture={productPicture(401)}
            unitPrice={t.perPiece('119,95 €')}
            total="239,90 €"
            quantity={stepperOf(t, t.dress, 2)}
            removeLabel={t.remove(t.dress)}
            busy
            onRemove={onRemove}
          />
        </CartLines>
      )
    },
  },
})
