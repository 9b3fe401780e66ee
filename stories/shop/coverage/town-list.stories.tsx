import { CoverageMap, Grid, TownList, type TownListProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages, type CoverageMessages } from './messages.ts'
import { valencia, water } from './towns.ts'

const meta: Meta<typeof TownList> = {
  title: 'Shop/Coverage/Town list',
  component: TownList,
  parameters: guide({
    status: 'new',
    summary: 'The towns of a zone.',
    use: ['The towns of a zone.'],
    avoid: ['Whether a single address is covered: ZipCheck.'],
    anatomy: ['The heading.', 'Days and hours.', 'The towns, in columns or in one line.'],
    do: ['Put the city itself first.', 'Show many names without details as a line: districts.'],
    dont: ['Do not list postal codes by the dozen: that is what ZipCheck is for.'],
    keys: [['Tab', 'From linked town to linked town.']],
    access: [
      'A region named by its heading, with a list read from top to bottom, column by column.',
      'A town with a page of its own is a link.',
    ],
    content: ['Names in their own language.'],
  }),
}
export default meta
type Story = StoryObj<typeof TownList>

const listOf = (
  { towns }: CoverageMessages,
  shown = valencia,
  layout: TownListProps['layout'] = 'columns',
) => (
  <TownList
    layout={layout}
    heading={towns.heading}
    headingLevel={2}
    intro={towns.intro}
    towns={shown.map(({ id, name }, at) => ({
      id,
      name,
      ...(at === 0 && { detail: towns.city, href: `#${id}` }),
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => listOf(localize(messages, context)),
  play: async (context) => {
    const { towns } = localize(messages, context)
    const zone = within(within(context.canvasElement).getByRole('region', { name: towns.heading }))
    await expect(zone.getAllByRole('listitem')).toHaveLength(valencia.length)
    await expect(zone.getByRole('link')).toHaveAccessibleName(valencia[0]!.name)
  },
}

export const BesideMap: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Grid columns={{ base: 1, md: 2 }} gap="xl">
        {listOf(t)}
        <CoverageMap label={t.towns.map} towns={valencia} water={water} />
      </Grid>
    )
  },
}

/** Names without details, one after the other. */
export const InOneLine: Story = {
  render: (_args, context) => listOf(localize(messages, context), valencia, 'line'),
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{listOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states({
  render: (_args, context) => listOf(localize(messages, context), valencia.slice(0, 2)),
})
