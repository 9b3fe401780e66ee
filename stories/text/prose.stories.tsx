import { Prose } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Prose> = {
  title: 'Text/Prose',
  component: Prose,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Rich text', 'Markdown'],
    summary: 'Editorial text made of plain elements.',
    use: ['Editorial text made of paragraphs, lists and headings: legal pages, answers.'],
    avoid: ['A single sentence of the interface: Text.'],
    anatomy: ['Plain elements with spacing and line length.'],
    do: ['Pass plain `p`, `ul`, `h2`: it styles them.'],
    dont: ['Do not put controls into it.'],
    keys: [],
    access: ['The headings inside have their own levels; lines have at most 66 characters.'],
    content: ['Short paragraphs with one topic each.'],
  }),
}
export default meta
type Story = StoryObj<typeof Prose>

const article = (t: (typeof messages)['es']) => (
  <Prose>
    <h2>{t.proseTitle}</h2>
    <p>
      {t.long} <a href="#guarantee">{t.link}</a>
    </p>
    <h3>{t.proseSub}</h3>
    <ul>
      {t.proseItems.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <blockquote>{t.proseQuote}</blockquote>
  </Prose>
)

export const Default: Story = { render: (_args, context) => article(localize(messages, context)) }

export const LongestSpanishAt320: Story = { render: () => <Narrow>{article(messages.es)}</Narrow> }
