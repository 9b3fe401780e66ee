import { CoverageMap } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { valencia, water } from './towns.ts'
import { messages, type CoverageMessages } from './messages.ts'

const meta: Meta<typeof CoverageMap> = {
  title: 'Shop/Coverage/Coverage map',
  component: CoverageMap,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Coverage map drawing'],
    summary: 'Where we collect around a city, as a drawing of our own.',
    use: ['Beside a TownList, on the page of a city.'],
    avoid: ['Finding the way to a store: the map of its StoreCard.'],
    anatomy: ['The land that the vans cover.', 'Water.', 'A point and a name a town.'],
    do: ['Always put the TownList beside it.'],
    dont: ['Do not draw streets: it tells where, not how.'],
    keys: [],
    access: [
      'One image with a name; what it shows a TownList beside it says in words.',
      'No map is fetched from anybody.',
    ],
    content: ['The label says what the drawing shows, in a sentence.'],
  }),
}
export default meta
type Story = StoryObj<typeof CoverageMap>

const mapOf = ({ towns }: CoverageMessages, current?: string) => (
  <CoverageMap label={towns.map} towns={valencia} water={water} current={current} />
)

export const Default: Story = {
  render: (_args, context) => mapOf(localize(messages, context)),
  play: async (context) => {
    const { towns } = localize(messages, context)
    await expect(within(context.canvasElement).getByRole('img', { name: towns.map })).toBeVisible()
  },
}

export const OneTownLookedAt: Story = {
  render: (_args, context) => mapOf(localize(messages, context), 'paterna'),
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{mapOf(messages.es)}</Narrow> }
