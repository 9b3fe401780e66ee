import { measureLimits } from '@colada/domain/catalogue/measures'
import { Button, Grid, Heading, MeasureForm, Stack, type MeasureSize } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof MeasureForm> = {
  title: 'Shop/Catalogue/Measure form',
  component: MeasureForm,
  parameters: guide({
    status: 'ready',
    summary: 'Width and height in whole centimetres, with the resulting price.',
    use: ['The size of products charged by area.'],
    avoid: ['In a dialog: MeasureModal contains it.'],
    anatomy: [
      'Two fields in whole centimetres.',
      'Area and total, as soon as both are known.',
      'Instead, what is missing.',
    ],
    do: ['Say the limits in advance.'],
    dont: ['Do not round input silently.'],
    keys: [['Enter', 'Confirms; if something is missing, focuses that field.']],
    access: [
      'Two named fields with their limits as hints; an error describes its field and is announced.',
      'Above the maximum the field is cleared; a comma is refused with the reason, or read as metres and announced.',
      'Area and total are a status: announced when they change.',
      'Submitting it incomplete moves the focus to the first invalid field.',
    ],
    content: ['Hints with unit: “De 20 a 200 cm”.'],
  }),
}
export default meta
type Story = StoryObj<typeof MeasureForm>

const limits = { width: { min: 20, max: 200 }, height: { min: 20, max: 500 } }
const onConfirm = fn()
const two = (amount: number) => amount.toFixed(2)
const quoteFor =
  (t: CatalogueMessages) =>
  ({ width, height }: MeasureSize) => {
    const area = (width * height) / 10_000
    const minimum = area < 1 ? { note: t.measures.minimum } : {}
    return { area: `${two(area)} m²`, total: `${two(Math.max(1, area) * 14.95)} €`, ...minimum }
  }
const formOf = (t: CatalogueMessages) => (
  <Stack>
    <MeasureForm
      id="measure"
      labels={t.measures}
      limits={limits}
      getQuote={quoteFor(t)}
      onConfirm={onConfirm}
    />
    <Button type="submit" form="measure">
      {t.measures.confirm}
    </Button>
  </Stack>
)

export const Default: Story = {
  render: (_args, context) => formOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].measures
    const canvas = within(canvasElement)
    const [width, height] = canvas.getAllByRole('textbox')
    await userEvent.click(canvas.getByRole('button'))
    await expect(width).toHaveFocus()
    await expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.type(width!, '160')
    await userEvent.type(height!, '230')
    await expect(canvas.getByText('3.68 m²')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onConfirm).toHaveBeenCalledWith({ width: 160, height: 230 })
    await userEvent.clear(width!)
    await userEvent.type(width!, '201')
    await expect(width).toHaveValue('')
    await expect(canvas.getByText(t.widthOutOfRange)).toBeVisible()
  },
}

export const CommaKeepsWholeCentimetres: Story = {
  render: (_args, context) => formOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].measures
    const canvas = within(canvasElement)
    const [width] = canvas.getAllByRole('textbox')
    await userEvent.click(width!)
    await userEvent.paste('120,5')
    await expect(canvas.getByText(t.wholeCentimetres)).toBeVisible()
    await userEvent.tab()
    await expect(width).toHaveValue('120')
    await expect(canvas.getByText(t.wholeCentimetres)).toBeVisible()
    await userEvent.click(width!)
  },
}

export const MetresAreReadAsCentimetres: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) => formOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    onConfirm.mockClear()
    const t = messages[globals.language === 'en' ? 'en' : 'es'].measures
    const canvas = within(canvasElement)
    const [width, height] = canvas.getAllByRole('textbox')
    // A separator never makes the field refuse further input.
    await userEvent.type(width!, '.')
    await expect(canvas.getByText(t.wholeCentimetres)).toBeVisible()
    await userEvent.clear(width!)
    await userEvent.type(width!, '1,6')
    await expect(canvas.getByText(t.wholeCentimetres)).toBeVisible()
    await userEvent.tab()
    await expect(width).toHaveValue('160')
    await expect(canvas.queryByText(t.wholeCentimetres)).toBeNull()
    await expect(canvas.getByText(t.metresRead('1,6', 160))).toBeVisible()
    // Typing over it replaces it, also with the same first digit.
    await userEvent.tripleClick(width!)
    await userEvent.keyboard('1.7')
    await userEvent.type(height!, '2.3')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(t.metresRead('2.3', 230))).toBeVisible()
    await expect(onConfirm).toHaveBeenCalledWith({ width: 170, height: 230 })
  },
}

export const BelowMinimumOnBlur: Story = {
  render: (_args, context) => formOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].measures
    const canvas = within(canvasElement)
    const [, height] = canvas.getAllByRole('textbox')
    await userEvent.type(height!, '19')
    await expect(canvas.queryByText(t.heightOutOfRange)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText(t.heightOutOfRange)).toBeVisible()
  },
}

/** Measured products with their limits; store staff accept carpets up to 500 cm (spec 000 §5, Measures). */
export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const kinds = {
      carpet: measureLimits('carpet'),
      curtain: measureLimits('curtain'),
      flag: measureLimits('flag'),
      inStore: measureLimits('carpet', true),
    }
    return (
      <Grid columns={{ base: 1, md: 2 }} gap="xl">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
          const { width, height } = kinds[kind]
          const hints = {
            widthHint: t.measures.range(width.min, width.max),
            heightHint: t.measures.range(height.min, height.max),
          }
          return (
            <Stack key={kind} gap="sm" as="section">
              <Heading level={3} size="title4">
                {t.measures.kinds[kind]}
              </Heading>
              <MeasureForm
                id={kind}
                labels={{ ...t.measures, ...hints }}
                limits={kinds[kind]}
                initial={{ width: width.max, height: height.max }}
                getQuote={quoteFor(t)}
                onConfirm={onConfirm}
              />
            </Stack>
          )
        })}
      </Grid>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{formOf(messages.es)}</Narrow>,
}
