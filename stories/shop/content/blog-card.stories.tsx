import { BlogCard, type BlogCardProps, Grid, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { pagePicture } from '../pictures.ts'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof BlogCard> = {
  title: 'Shop/Content/Blog card',
  tags: ['desk'],
  component: BlogCard,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Article card'],
    summary: 'An article of the blog in a list.',
    use: ['An article of the blog in a list, or on the front page.'],
    avoid: ['A product: ProductCard. A promotion: PromoCard.'],
    anatomy: [
      'The picture.',
      'Date and reading time.',
      'The title, a heading with the link.',
      'The excerpt.',
    ],
    do: ['Show the newest one as `row` at the top of the list.'],
    dont: ['Do not put a second link into the card.'],
    keys: [
      ['Tab', 'To the title’s link.'],
      ['Enter', 'Goes to the article.'],
    ],
    access: [
      'An article; the link is named by its title alone, although the whole card is its target.',
      'The date is a `time` with `datetime`.',
    ],
    content: ['A self-contained excerpt of one or two sentences.'],
  }),
}
export default meta
type Story = StoryObj<typeof BlogCard>

const pictures = ['post-wardrobe', 'post-stains', 'post-ironing'] as const
const dates = ['2026-03-04', '2026-02-18', '2026-02-02'] as const

const postOf = (t: ContentMessages, at: 0 | 1 | 2): BlogCardProps => {
  const { title, excerpt, date, reading: readingTime } = t.blog[at]!
  return {
    title,
    excerpt,
    readingTime,
    href: `#post-${at}`,
    headingLevel: 3,
    date: { text: date, value: dates[at] },
    picture: pagePicture(pictures[at]),
  }
}

export const Default: Story = {
  render: (_args, context) => (
    <div style={{ maxInlineSize: 384 }}>
      <BlogCard {...postOf(localize(messages, context), 0)} />
    </div>
  ),
  play: async (context) => {
    const { blog } = localize(messages, context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('link')).toHaveAccessibleName(blog[0]!.title)
    await expect(canvas.getByText(blog[0]!.date)).toHaveAttribute('datetime', dates[0])
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { picture: _picture, ...bare } = postOf(t, 2)
    return (
      <Stack gap="xxl">
        <BlogCard {...postOf(t, 0)} layout="row" />
        <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="lg">
          <BlogCard {...postOf(t, 1)} />
          <BlogCard {...postOf(t, 2)} />
          <BlogCard {...bare} />
        </Grid>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <BlogCard {...postOf(messages.es, 1)} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
