import { vars } from '@colada/tokens'
import { Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { inLanguage } from '../language.ts'

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Bricolage Grotesque for what is said aloud, Figtree for what is read, with figures of one width. Sizes grow evenly from 367 to 1280 px; until the files arrive, fallbacks of the same widths hold the lines in place.',
      },
    },
  },
}
export default meta

const words = { es: 'Ropa limpia, ñ ¿ ¡ º € 0123456789', en: 'Clean clothes, ñ ¿ ¡ º € 0123456789' }

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
              {name}
            </Text>
            <span
              style={{ fontFamily, fontWeight, fontSize: size, lineHeight: leading, letterSpacing: tracking }}
            >
              {inLanguage(words, context)}
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
          {inLanguage(words, context)}
        </Text>
      ))}
    </Stack>
  ),
}

export const FiguresOfOneWidth: StoryObj = {
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
