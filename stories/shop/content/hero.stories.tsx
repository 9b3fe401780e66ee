import { ButtonLink, Hero, type HeroProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof Hero> = {
  title: 'Shop/Content/Hero',
  tags: ['desk'],
  component: Hero,
  parameters: guide({
    status: 'ready',
    summary: 'What the shop offers, and the first step.',
    use: ['The top of the home page and of landing pages.'],
    avoid: ['A page inside the shop: Heading.'],
    anatomy: [
      'The title.',
      'One paragraph.',
      'The first step.',
      'Up to three promises.',
      'The illustration, a low strip above the text on a phone.',
    ],
    do: [
      'Keep the first step above the fold on a phone, and a price in the paragraph.',
      'Set `fit: "cover"` for a scene that may be cut, never for a drawing of one thing.',
    ],
    dont: ['Do not put more than one primary action into it.'],
    keys: [['Tab', 'To its actions.']],
    access: [
      'The heading of the page; the drawing is decorative unless `alt` says something.',
      'The first step is above the fold on a phone.',
    ],
    content: ['What we do, in the customer’s words; no superlatives.'],
  }),
}
export default meta
type Story = StoryObj<typeof Hero>

const scene = {
  src: '/pictures/hero.svg',
  width: 960,
  height: 720,
  narrow: { src: '/pictures/hero-narrow.svg', width: 640, height: 400 },
  fit: 'cover',
} as const

const heroOf = ({ hero }: ContentMessages, picture: HeroProps['picture'] = scene) => (
  <Hero
    title={hero.title}
    headingLevel={1}
    text={hero.text}
    facts={hero.facts}
    actions={
      <>
        <ButtonLink href="#all" size="large">
          {hero.start}
        </ButtonLink>
        <ButtonLink href="#how" size="large" appearance="plain">
          {hero.how}
        </ButtonLink>
      </>
    }
    picture={{ priority: 'high', ...picture }}
  />
)

export const Default: Story = {
  render: (_args, context) => heroOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { hero } = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(hero.title)
    await expect(within(canvasElement).getByRole('link', { name: hero.start })).toBeVisible()
  },
}

/** A drawing is whole beside a text of any height, and stands on the edge. */
export const WithIllustration: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) =>
    heroOf(localize(messages, context), {
      src: '/pictures/pages/business-restaurants.svg',
      width: 320,
      height: 240,
    }),
  play: async ({ canvasElement }) => {
    const { objectFit, objectPosition } = getComputedStyle(canvasElement.querySelector('img')!)
    await expect([objectFit, objectPosition]).toEqual(['contain', '50% 100%'])
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{heroOf(messages.es)}</Narrow> }
