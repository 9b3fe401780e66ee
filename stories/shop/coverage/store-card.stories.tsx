import { Grid, StoreCard, type StoreCardProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CoverageMessages } from './messages.ts'

const meta: Meta<typeof StoreCard> = {
  title: 'Shop/Coverage/Store card',
  component: StoreCard,
  parameters: guide({
    status: 'new',
    summary: 'A store: address, hours, and directions.',
    use: ['A store on the pages of coverage and contact.'],
    avoid: ['Selecting one: StoreSelector.'],
    anatomy: [
      'The name, and a mark on the selected store.',
      'Address, hours.',
      'Telephone and directions.',
      'The map, or the button that loads it.',
    ],
    do: ['Name the map provider before it is loaded.'],
    dont: ['Do not load a map by itself.'],
    keys: [
      ['Tab', 'To telephone, directions and map.'],
      ['Enter or Space', 'On the button, loads the map.'],
    ],
    access: [
      'An article named by the store; the address is an `address`, the hours a description list.',
      'The map is third-party, so nothing is loaded before a click, and the provider is named.',
    ],
    content: ['Hours from the shared data, never typed again.'],
  }),
}
export default meta
type Story = StoryObj<typeof StoreCard>

const storeOf = (
  { stores }: CoverageMessages,
  at: number,
  props: Partial<Pick<StoreCardProps, 'map' | 'mark'>> = {},
) => {
  const [, name = '', address = ''] = stores.list[at]!
  return (
    <StoreCard
      name={name}
      headingLevel={3}
      address={address.split(', ')}
      hours={stores.hours.map(([term = '', description = '']) => ({ id: term, term, description }))}
      phone={{ label: stores.phone, href: 'tel:+34910000000' }}
      directions={{ label: stores.directions, href: '#directions' }}
      {...props}
    />
  )
}

function WithMap({ t }: { t: CoverageMessages }) {
  const [shown, setShown] = useState(false)
  const { map, mapNote, mapShown } = t.stores
  return (
    <div style={{ maxInlineSize: 416 }}>
      {storeOf(t, 0, {
        map: shown
          ? { kind: 'shown', content: <p style={{ placeSelf: 'center' }}>{mapShown}</p> }
          : { kind: 'asked', label: map, note: mapNote, onClick: () => setShown(true) },
      })}
    </div>
  )
}

export const Default: Story = {
  render: (_args, context) => <WithMap t={localize(messages, context)} />,
  play: async (context) => {
    const { stores } = localize(messages, context)
    const store = within(within(context.canvasElement).getByRole('article', { name: stores.list[0]![1]! }))
    await userEvent.click(store.getByRole('button', { name: stores.map }))
    await expect(store.getByText(stores.mapShown)).toBeVisible()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { map: label, mapNote: note, mapLoading } = t.stores
    const asked = { kind: 'asked', label, note, onClick: fn() } as const
    return (
      <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
        {storeOf(t, 0, { map: asked })}
        {storeOf(t, 1, { mark: t.stores.mark, map: { ...asked, loading: true, loadingLabel: mapLoading } })}
        {storeOf(t, 2)}
      </Grid>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{storeOf(messages.es, 1, { mark: messages.es.stores.mark })}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
