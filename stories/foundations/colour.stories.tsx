import { vars } from '@colada/tokens'
import { contrastRatio } from '@colada/tokens/contrast'
import { type ContrastPair, contrastPairs } from '@colada/tokens/pairs'
import { scale } from '@colada/tokens/scale'
import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'
import { Grid, Heading, Inline, Stack, Table, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { Swatch } from './swatch.tsx'

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Añil, the blue that made whites whiter, on air-dried linen. Components take semantic aliases only; a theme says what they are. Names follow `color.[element].[role].[prominence].[state]`.',
      },
    },
  },
}
export default meta

const themes = { light, dark, 'high-contrast': highContrast } as const

const themeOf = (globals: Record<string, unknown>) =>
  themes[globals.theme as keyof typeof themes](scale).color

type Leaves = { readonly [name: string]: string | Leaves }

const leavesOf = (tree: Leaves, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : leavesOf(value, `${path}${name}.`),
  )

export const Aliases: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {Object.entries(vars.color).map(([element, tree]) => (
        <Stack key={element} gap="sm" as="section">
          <Heading level={2} size="title4">
            {element}
          </Heading>
          <Grid columns={{ base: 2, md: 4, xl: 6 }} gap="sm">
            {leavesOf(tree).map(([name, value]) => (
              <Swatch key={name} name={name} colour={value} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Scale: StoryObj = {
  render: () => (
    <Stack gap="lg">
      {Object.entries(scale.colours).map(([family, steps]) => (
        <Inline key={family} gap="xs" align="start">
          {leavesOf(typeof steps === 'string' ? { [family]: steps } : { ...steps }).map(([step, hex]) => (
            <Swatch key={step} name={`${family} ${step}`} colour={hex} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

/** What a pair is for: letters where 4.5:1 is asked, an edge where 3:1 is. */
function Sample({ pair: { front, ground, minimum } }: { readonly pair: ContrastPair }) {
  const edge = minimum === 3 ? front : ground
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: 64,
        paddingBlock: 2,
        textAlign: 'center',
        background: ground,
        border: `2px solid ${edge}`,
        borderRadius: vars.radius.control,
        color: minimum === 3 ? ground : front,
      }}
    >
      Aa
    </span>
  )
}

export const Contrast: StoryObj = {
  parameters: { shot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => (
    <Table
      caption="Every declared pair and its contrast, against WCAG 2.2 AA"
      rows={contrastPairs(themeOf(globals))}
      keyOf={(pair) => pair.name}
      columns={[
        { id: 'pair', label: 'Pair', cell: (pair) => pair.name },
        { id: 'sample', label: 'Sample', cell: (pair) => <Sample pair={pair} /> },
        { id: 'colours', label: 'Colours', cell: (pair) => `${pair.front} / ${pair.ground}` },
        {
          id: 'ratio',
          label: 'Ratio',
          align: 'end',
          cell: (pair) => (
            <Text as="span" weight="semibold">
              {contrastRatio(pair.front, pair.ground).toFixed(2)} ≥ {pair.minimum}
            </Text>
          ),
        },
      ]}
    />
  ),
}
