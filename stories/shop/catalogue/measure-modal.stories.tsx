import { Button, MeasureModal } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof MeasureModal> = {
  title: 'Shop/Catalogue/Measure modal',
  component: MeasureModal,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'ready',
      alsoCalled: ['Area calculator'],
      overlay: 'fullscreen',
      summary: 'A dialog for the measures of a carpet, a curtain or a flag.',
      use: ['Adding a carpet, a curtain or a flag from a card or a page.'],
      avoid: ['Counted products: QuantityStepper.'],
      anatomy: [
        'The product, its price per square metre and how to measure.',
        'MeasureForm.',
        'The cancel and confirm buttons.',
      ],
      do: ['Say the price per square metre and how to measure in `description`.'],
      dont: ['Do not add anything before it is confirmed.'],
      keys: [
        ['Enter', 'In a field, confirms.'],
        ['Escape', 'Closes it and discards the input.'],
      ],
      access: [
        'A modal dialog with a title and a description; the focus stays inside and returns to the element that opened it.',
        'Escape and the close button discard the input.',
        'Enter in a field adds.',
      ],
      content: ['“Añadir con estas medidas”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof MeasureModal>

const onConfirm = fn()

function Measuring({ t, startOpen = false }: { t: CatalogueMessages['measures']; startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <MeasureModal
        open={open}
        onOpenChange={setOpen}
        title={t.title}
        description={t.description}
        labels={t}
        limits={{ width: { min: 20, max: 200 }, height: { min: 20, max: 500 } }}
        getQuote={({ width, height }) => ({ area: `${(width * height) / 10_000} m²`, total: '55,02 €' })}
        onConfirm={(size) => {
          onConfirm(size)
          setOpen(false)
        }}
      />
    </>
  )
}

export const Open: Story = {
  render: (_args, context) => <Measuring t={localize(messages, context).measures} startOpen />,
}

export const Default: Story = {
  render: (_args, context) => <Measuring t={localize(messages, context).measures} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].measures
    const opener = within(canvasElement).getByRole('button', { name: t.open })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: t.title }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: t.width })).toHaveFocus())
    await userEvent.keyboard('160{Tab}230')
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }))
    await expect(onConfirm).toHaveBeenCalledWith({ width: 160, height: 230 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    const again = within(await screen.findByRole('dialog'))
    await expect(again.getByRole('textbox', { name: t.width })).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => <Measuring t={messages.es.measures} startOpen />,
  play: async () => {
    const t = messages.es.measures
    const dialog = within(await screen.findByRole('dialog', { name: t.title }))
    await userEvent.type(dialog.getByRole('textbox', { name: t.width }), '900')
    await userEvent.type(dialog.getByRole('textbox', { name: t.height }), '9')
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }))
    await dialog.findByText(t.widthOutOfRange)
  },
}
