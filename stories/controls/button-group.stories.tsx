import { Button, ButtonGroup, IconButton, MinusIcon, PlusIcon, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ButtonGroup> = {
  title: 'Controls/Button group',
  tags: ['desk'],
  component: ButtonGroup,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Action group', 'Button bar'],
    summary: 'Related buttons. For one selected option of a few there is SegmentedControl.',
    use: ['Two or three alternative actions.', 'Small buttons with similar actions, joined.'],
    avoid: ['One selected option of a few: SegmentedControl.', 'More than three: DropdownMenu for the rest.'],
    anatomy: ['The buttons, the main one last.'],
    do: ['Use `stacked` where the buttons end a task on a phone.'],
    dont: ['Do not join buttons of different looks.'],
    keys: [['Tab', 'From button to button, in reading order.']],
    access: [
      `With a label it is a \`group\` with that name; without one it is only layout.`,
      'Each button is a tab stop, in reading order.',
      `On a phone \`thumb\` puts the main button on top, in reach of the thumb; in tab order it stays last.`,
    ],
    content: ['Each button is a verb. A label is needed only if the context does not explain them.'],
  }),
}
export default meta
type Story = StoryObj<typeof ButtonGroup>

const pair = (t: (typeof messages)['es']) => (
  <>
    <Button tone="neutral" appearance="outline">
      {t.tones.neutral}
    </Button>
    <Button>{t.tones.primary}</Button>
  </>
)

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <ButtonGroup {...args} label={t.group.label}>
        {pair(t)}
      </ButtonGroup>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const group = within(within(canvasElement).getByRole('group', { name: t.group.label }))
    await userEvent.tab()
    await expect(group.getByRole('button', { name: t.tones.neutral })).toHaveFocus()
    await userEvent.tab()
    await expect(group.getByRole('button', { name: t.tones.primary })).toHaveFocus()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <ButtonGroup>{pair(t)}</ButtonGroup>
        <ButtonGroup align="end">{pair(t)}</ButtonGroup>
        <ButtonGroup layout="stacked">{pair(t)}</ButtonGroup>
        <ButtonGroup layout="stacked" align="end">
          {pair(t)}
        </ButtonGroup>
        <ButtonGroup label={t.group.label} layout="joined">
          <IconButton appearance="outline" label={t.group.smaller} icon={<MinusIcon />} />
          <Button tone="neutral" appearance="outline">
            {t.group.more}
          </Button>
          <IconButton appearance="outline" label={t.group.larger} icon={<PlusIcon />} />
        </ButtonGroup>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ButtonGroup layout="stacked">
        <Button appearance="outline">{messages.es.see}</Button>
        <Button>{messages.es.longest}</Button>
      </ButtonGroup>
    </Narrow>
  ),
}
