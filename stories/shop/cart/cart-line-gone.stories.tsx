import { CartLine, CartLineGone, CartLines } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof CartLineGone> = {
  title: 'Shop/Cart/Cart line gone',
  component: CartLineGone,
  parameters: guide({
    status: 'ready',
    summary: 'In the place of a line that was taken out: says so, and takes it back.',
    use: ['In the place of a cart line that was just taken out.'],
    avoid: ['Taking out what cannot come back: ask first with AlertDialog.'],
    anatomy: ['What happened.', 'The button that takes it back.'],
    do: ['Set `takesFocus` when the line was removed by keyboard: its button is gone.'],
    dont: ['Do not let it vanish under the pointer after a few seconds.'],
    keys: [['Enter, Space', 'Takes the line back.']],
    access: [
      'A list item of `CartLines`.',
      'It takes the focus where the button that removed the line has gone with it.',
      'The button is described by what happened.',
    ],
    content: ['“Camisa fuera del cesto” and “Recuperar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CartLineGone>

const onUndo = fn()

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <CartLines label={t.lines}>
        <CartLineGone text={t.gone(t.shirt)} undoLabel={t.undo} takesFocus onUndo={onUndo} />
        <CartLine
          title={t.carpet}
          href="#carpet"
          picture={productPicture(301)}
          unitPrice={t.perMetre('14,95 €')}
          total="55,02 €"
          measures={t.measures}
          removeLabel={t.remove(t.carpet)}
          onRemove={fn()}
        />
      </CartLines>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const undo = within(canvasElement).getByRole('button', { name: t.undo })
    await expect(undo).toHaveFocus()
    await expect(undo).toHaveAccessibleDescription(t.gone(t.shirt))
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es
    return (
      <Narrow>
        <CartLines label={t.lines}>
          <CartLineGone text={t.gone(t.longest)} undoLabel={t.undo} onUndo={onUndo} />
        </CartLines>
      </Narrow>
    )
  },
}
