import * as ui from '@colada/ui'
import type { Icon, IconProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const { Inline, Stack, Text, TruckIcon } = ui

/** Every icon of the set, found by its name, so that a new one cannot be left out. */
const icons = Object.entries(ui).filter((entry): entry is [string, Icon] => /^[A-Z]\w*Icon$/.test(entry[0]))

const meta: Meta<IconProps> = {
  title: 'Media/Icon',
  component: TruckIcon,
  parameters: contract(
    'The curated set. Each icon is its own export, so that a page carries only what it shows.',
    [
      'Decoration by default, hidden from assistive technology.',
      'With `label` it is an `img` with that name, for where no word beside it says what it means.',
    ],
  ),
}
export default meta
type Story = StoryObj<IconProps>

export const Default: Story = {
  render: (_args, context) => <TruckIcon label={inLanguage(words, context).delivery} size="large" />,
  play: async ({ canvasElement, ...context }) => {
    const { delivery } = inLanguage(words, context)
    await expect(within(canvasElement).getByRole('img', { name: delivery })).toBeVisible()
  },
}

export const EveryCombination: Story = {
  render: () => (
    <Stack gap="lg">
      <Inline>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <TruckIcon key={size} size={size} />
        ))}
      </Inline>
      <Inline gap="md">
        {icons.map(([name, Glyph]) => (
          <Stack key={name} align="center" gap="xxs">
            <Glyph />
            <Text size="caption" tone="secondary">
              {name.replace('Icon', '')}
            </Text>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
}
