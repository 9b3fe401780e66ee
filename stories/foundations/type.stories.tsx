import { vars } from '@colada/tokens'
import { typeSizes, weights } from '@colada/tokens/scale'
import { Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { localize } from '../localize.ts'

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Bricolage Grotesque for titles, Figtree for text, with tabular figures. Sizes scale linearly from 367 to 1280 px; until the fonts load, metric-compatible fallbacks prevent layout shifts.',
      },
    },
  },
}
export default meta

const words = { es: 'Ropa limpia, ñ ¿ ¡ º € 0123456789', en: 'Clean clothes, ñ ¿ ¡ º € 0123456789' }

/** The use of each size. */
const uses: Record<keyof typeof typeSizes, string> = {
  caption: 'notes on a card, names of figures',
  small: 'hints, details, labels',
  body: 'whatever is read',
  lead: 'the first sentence of a page',
  title4: 'a card, a group of fields',
  title3: 'a part of a page, a dialog',
  title2: 'a band of a landing page',
  title1: 'the title of a page',
  display: 'the hero, once',
}

function measuresOf(name: keyof typeof typeSizes): string {
  const { narrow, wide, leading } = typeSizes[name]
  const size = narrow === wide ? `${narrow} px` : `${narrow} to ${wide} px`
  return `${name} · ${size} · lines of ${leading} · ${uses[name]}`
}

export const Sizes: StoryObj = {
  render: (_args, context) => (
    <Stack gap="lg">
      {Object.entries(vars.text).map(([name, { size, leading, tracking }]) => {
        const display = name.startsWith('title') || name === 'display'
        const fontFamily = display ? vars.font.display : vars.font.text
        const fontWeight = display ? vars.weight.semibold : vars.weight.regular
        return (
          <Stack key={name} gap="none">
            <Text size="caption" tone="muted">
              {measuresOf(name as keyof typeof typeSizes)}
            </Text>
            <span
              style={{ fontFamily, fontWeight, fontSize: size, lineHeight: leading, letterSpacing: tracking }}
            >
              {localize(words, context)}
            </span>
          </Stack>
        )
      })}
    </Stack>
  ),
}

export const Weights: StoryObj = {
  render: (_args, context) => (
    <Stack>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight} size="lead">
          {`${weight} ${weights[weight]}: ${localize(words, context)}`}
        </Text>
      ))}
    </Stack>
  ),
}

export const TabularFigures: StoryObj = {
  render: () => (
    <Inline>
      <Stack align="end" gap="none">
        {['111,11 €', '48,90 €', '6,95 €'].map((price) => (
          <Text key={price}>{price}</Text>
        ))}
      </Stack>
    </Inline>
  ),
}
