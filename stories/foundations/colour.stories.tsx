import { vars } from '@colada/tokens'
import { contrastPairs } from '@colada/tokens/contrast-pairs'
import { scale } from '@colada/tokens/scale'
import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'
import { Grid, Heading, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ContrastBoard } from './contrast-board.tsx'
import { Swatch } from './swatch.tsx'

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Añil, the blue that made whites whiter, on air-dried linen. Components use only semantic aliases; a theme sets their values. Names follow `color.[element].[role].[prominence].[state]`.',
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
        <Grid key={family} columns={{ base: 3, md: 4, xl: 6 }} gap="xs">
          {(typeof steps === 'string' ? [['', steps] as const] : leavesOf({ ...steps })).map(
            ([step, hex]) => (
              <Swatch key={step} name={`${family} ${step}`} colour={hex} />
            ),
          )}
        </Grid>
      ))}
    </Stack>
  ),
}

export const Contrast: StoryObj = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => <ContrastBoard pairs={contrastPairs(themeOf(globals))} />,
  play: async ({ canvasElement, globals }) => {
    const pairs = contrastPairs(themeOf(globals)).length
    await expect(
      within(canvasElement).getByText(`${pairs} of ${pairs} pairs pass`, { exact: false }),
    ).toBeVisible()
  },
}
