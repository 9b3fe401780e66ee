import { CoverageMap } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CoverageMessages } from './messages.ts'
import { valencia, water } from './towns.ts'

const meta: Meta<typeof CoverageMap> = {
  title: 'Shop/Coverage/Coverage map',
  component: CoverageMap,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Coverage map drawing'],
    summary: 'The coverage around a city, as an illustration.',
    use: ['Beside a TownList, on the page of a city.'],
    avoid: ['Finding the way to a store: the map of its StoreCard.'],
    anatomy: ['The covered area.', 'Water.', 'A point and a name per town.'],
    do: ['Always put the TownList beside it.'],
    dont: ['Do not draw streets: it is not for navigation.'],
    keys: [],
    access: [
      'One image with a name; a TownList beside it contains the same as text.',
      'No third-party map is loaded.',
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

export const TownHighlighted: Story = {
  render: (_args, context) => mapOf(localize(messages, context), 'paterna'),
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{mapOf(messages.es)}</Narrow> }
