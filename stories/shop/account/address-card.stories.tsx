import { AddressCard, Button, ButtonLink, Grid, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof AddressCard> = {
  title: 'Shop/Account/Address card',
  component: AddressCard,
  parameters: guide({
    status: 'new',
    summary: 'An address, formatted as on an envelope.',
    use: ['The addresses in the profile, each with its actions.'],
    avoid: ['Choosing one: AddressSelect.'],
    anatomy: ['Its alias, and whether it is the default.', 'The address lines.', 'A notice.', 'The actions.'],
    do: ['Mark at most one as `chosen`.'],
    dont: ['Do not truncate an address.'],
    keys: [['Tab', 'From action to action.']],
    access: [
      'An article named by the alias; the lines are an `address`.',
      'Its buttons name the address: "Delete Home".',
    ],
    content: ['As on an envelope: street and number, then postal code and city.'],
  }),
}
export default meta
type Story = StoryObj<typeof AddressCard>

const onRemove = fn()

const actionsOf = ({ card }: AccountMessages, alias: string) => (
  <>
    <ButtonLink size="small" appearance="outline" href="#edit" aria-label={card.editName(alias)}>
      {card.edit}
    </ButtonLink>
    <Button
      size="small"
      tone="danger"
      appearance="plain"
      aria-label={card.removeName(alias)}
      onClick={onRemove}
    >
      {card.remove}
    </Button>
  </>
)

export const Default: Story = {
  args: { headingLevel: 3 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    const { alias, lines, standard } = t.card
    return (
      <div style={{ maxInlineSize: 384 }}>
        <AddressCard
          {...args}
          alias={alias}
          lines={lines}
          defaultLabel={standard}
          actions={actionsOf(t, alias)}
        />
      </div>
    )
  },
  play: async (context) => {
    const { card } = localize(messages, context)
    const place = within(within(context.canvasElement).getByRole('article', { name: card.alias }))
    await userEvent.click(place.getByRole('button', { name: card.removeName(card.alias) }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { card } = t
    return (
      <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
        <AddressCard
          alias={card.alias}
          headingLevel={3}
          lines={card.lines}
          defaultLabel={card.standard}
          selected
          actions={actionsOf(t, card.alias)}
        />
        <AddressCard
          alias={card.work}
          headingLevel={3}
          lines={card.workLines}
          notice={
            <Text size="small" tone="warning">
              {card.notCovered}
            </Text>
          }
          actions={actionsOf(t, card.work)}
        />
        <AddressCard alias={card.beach} headingLevel={3} lines={card.beachLines} />
      </Grid>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const { card } = messages.es
    return (
      <Narrow>
        <AddressCard
          alias={card.beach}
          headingLevel={3}
          lines={card.beachLines}
          defaultLabel={card.standard}
          actions={actionsOf(messages.es, card.beach)}
        />
      </Narrow>
    )
  },
}
