import { CartLine, RemovedCartLine, CartLines } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof RemovedCartLine> = {
  title: 'Shop/Cart/Removed cart line',
  component: RemovedCartLine,
  parameters: guide({
    status: 'ready',
    summary: 'Replaces a removed cart line and offers undo.',
    use: ['In the place of a removed cart line.'],
    avoid: ['Removals without undo: confirm with AlertDialog.'],
    anatomy: ['What happened.', 'The undo button.'],
    do: ['Set `takesFocus` when the line was removed by keyboard, because its button no longer exists.'],
    dont: ['Do not remove it after a timeout.'],
    keys: [['Enter, Space', 'Restores the line.']],
    access: [
      'A list item of `CartLines`.',
      'It receives focus if the removed line contained the focus.',
      'The button is described by the message.',
    ],
    content: ['“Camisa fuera del cesto” and “Recuperar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof RemovedCartLine>

const onUndo = fn()

export const Default: Story = {
  args: { focusOnMount: true },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <CartLines label={t.lines}>
        <RemovedCartLine {...args} text={t.gone(t.shirt)} undoLabel={t.undo} onUndo={onUndo} />
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
          <RemovedCartLine text={t.gone(t.longest)} undoLabel={t.undo} onUndo={onUndo} />
        </CartLines>
      </Narrow>
    )
  },
}
