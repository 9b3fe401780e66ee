import { CategoryTile, Grid } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { categoryPicture } from '../pictures.ts'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof CategoryTile> = {
  title: 'Shop/Catalogue/Category tile',
  component: CategoryTile,
  parameters: guide({
    status: 'ready',
    summary: 'A link to a category.',
    use: ['A link to a category on the home page and in overviews.'],
    avoid: ['A list beside products: CategorySidebar.'],
    anatomy: ['The picture.', 'The name, a heading with the link.', 'An optional hint.'],
    do: ['Use the category’s illustration.'],
    dont: ['Do not put a second link into it: the whole tile is a link to the category.'],
    keys: [
      ['Tab', 'To the link; the tile is one tab stop.'],
      ['Enter', 'Goes to the category.'],
    ],
    access: [
      'An article with a heading; the link is named by the title alone, the whole tile is its target.',
      'The illustration is decorative.',
    ],
    content: ['The hint is a price or a use: “desde 3,95 €”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CategoryTile>

const tilesOf = (t: CatalogueMessages) => [
  { id: 3, title: t.categoryNames.laundry },
  { id: 12, title: t.categoryNames.companies },
  { id: 8, title: t.categoryNames.carpets },
  { id: 2, title: t.dryCleaning },
  { id: 7, title: t.categoryNames.ironing },
  { id: 9, title: t.categoryNames.leather },
  { id: 4, title: t.categoryNames.duvets },
  { id: 14, title: t.categoryNames.express },
]

export const Default: Story = {
  args: { headingLevel: 3 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <div style={{ maxInlineSize: 280 }}>
        <CategoryTile {...args} title={t.dryCleaning} href="#2" picture={categoryPicture(2)} hint={t.hint} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(t.dryCleaning)
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toContainElement(link)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Grid columns={{ base: 2, md: 4 }}>
        {tilesOf(t).map(({ id, title }, at) => (
          <CategoryTile
            key={id}
            title={title}
            href={`#${id}`}
            headingLevel={3}
            picture={categoryPicture(id)}
            hint={at % 3 === 2 ? undefined : t.hint}
          />
        ))}
      </Grid>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Grid columns={{ base: 2 }} gap="sm">
        <CategoryTile
          title={messages.es.categoryNames.companies}
          href="#12"
          headingLevel={3}
          picture={categoryPicture(12)}
          hint={messages.es.daysLong}
        />
        <CategoryTile
          title={messages.es.dryCleaning}
          href="#2"
          headingLevel={3}
          picture={categoryPicture(2)}
        />
      </Grid>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
