import { vars } from '@colada/tokens'
import { foundation } from '@colada/tokens/foundation'
import { scale } from '@colada/tokens/scale'
import { Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'A 4 px grid, in rem so that it follows the browser’s text size. A component has padding but no outer margin; `Stack`, `Inline` and `Grid` set the space between components. `gutter` and `section` depend on the window width.',
      },
    },
  },
}
export default meta

const uses: Record<keyof typeof vars.space, string> = {
  none: 'what touches',
  hair: 'a sign and its figure',
  xxs: 'a label and its hint',
  xs: 'an icon and its word; chips',
  sm: 'buttons side by side; lines of a list',
  md: 'fields of a form; the inside of a card',
  lg: 'groups of a form; cards in a grid',
  xl: 'columns of a page',
  xxl: 'parts of a page',
  xxxl: 'parts of a landing page on a desk',
  gutter: 'the edge of the window',
  section: 'bands of a landing page',
}

/** A length in px, at 16 px per rem; for fluid values minimum and maximum. */
const measureOf = (css: string): string =>
  [...css.matchAll(/(?<=^|clamp\(|, )([\d.]+)rem(?=,|\)|$)/g)]
    .map(([, rem]) => `${Number(rem) * 16} px`)
    .join(' to ')

export const Space: StoryObj = {
  render: () => (
    <Stack gap="xs">
      {(Object.entries(foundation(scale).space) as [keyof typeof uses, string][]).map(([name, value]) => (
        <Inline key={name} gap="sm" wrap={false}>
          <span
            style={{
              inlineSize: vars.space[name],
              blockSize: 16,
              flex: 'none',
              background: vars.color.action.primary.solid.rest,
            }}
          />
          <Text as="span" size="small">
            {`${name} · ${measureOf(value)} · ${uses[name]}`}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
}
