import * as ui from '@colada/ui'
import type { Icon, IconProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const { Inline, Stack, Text, TruckIcon } = ui

/** Every exported icon, selected by name, so that new ones are included. */
const icons = Object.entries(ui).filter((entry): entry is [string, Icon] => /^[A-Z]\w*Icon$/.test(entry[0]))

const meta: Meta<IconProps> = {
  title: 'Media/Icon',
  component: TruckIcon,
  // Icons are created by a factory, so docgen finds no props.
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    label: { description: 'What it means, where no word beside it does.', control: 'text' },
  },
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Icon set', 'Symbol'],
    summary: 'The icon set. Each icon is its own export, so that a page loads only what it shows.',
    use: ['An icon beside text, or instead of it where it is well known.'],
    avoid: [
      'A picture of an object: Image.',
      'An existing icon under another name: search Foundations/Icons.',
    ],
    anatomy: ['One drawing of 1.75 px lines, in the colour of its text.'],
    do: ['Omit `label` where text beside it says the same.'],
    dont: ['Do not use an icon alone where text is possible.'],
    keys: [],
    access: [
      'Decorative by default, hidden from assistive technology.',
      'With `label` it is an `img` with that name, for icons without text.',
    ],
    content: ['`label` names what it means here, not what is drawn.'],
  }),
}
export default meta
type Story = StoryObj<IconProps>

export const Default: Story = {
  args: { size: 'large' },
  parameters: { controls: { disable: false } },
  render: (args, context) => <TruckIcon {...args} label={localize(messages, context).delivery} />,
  play: async ({ canvasElement, ...context }) => {
    const { delivery } = localize(messages, context)
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
