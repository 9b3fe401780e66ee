import { LegalProse } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof LegalProse> = {
  title: 'Shop/Content/Legal prose',
  tags: ['desk'],
  component: LegalProse,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Terms page'],
    summary: 'A legal text with a table of contents: terms, privacy, cookies, legal notice.',
    use: ['Terms, privacy, cookies, the legal notice.'],
    avoid: ['Questions and answers: FaqList. A text without sections: Prose.'],
    anatomy: ['The table of contents.', 'The effective date.', 'Numbered sections, each with an anchor.'],
    do: ['Keep the anchor of a section when its title changes.'],
    dont: ['Do not number the titles by hand.'],
    keys: [
      ['Tab', 'Through the table of contents.'],
      ['Enter', 'Goes to the section.'],
    ],
    access: [
      'A named navigation leads to the sections; each is a region named by its heading, with an anchor.',
      'Lines stay under 72 characters.',
    ],
    content: ['Short sentences, even in law. One rule per paragraph.'],
  }),
}
export default meta
type Story = StoryObj<typeof LegalProse>

const textOf = ({ legal }: ContentMessages, longest?: string) => (
  <LegalProse
    contentsLabel={legal.contents}
    headingLevel={2}
    updated={legal.updated}
    intro={<p>{legal.intro}</p>}
    sections={legal.sections.map(([id = '', title = '', text = ''], at) => ({
      id,
      title: at === 2 ? (longest ?? title) : title,
      body: (
        <>
          <p>{text}</p>
          {at === 2 && (
            <ul>
              {legal.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      ),
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => textOf(localize(messages, context)),
  play: async (context) => {
    const { legal } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const contents = within(canvas.getByRole('navigation', { name: legal.contents }))
    const [first = '', title = ''] = legal.sections[0]!
    await expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${first}`)
    await expect(document.getElementById(first)).toHaveAccessibleName(`1. ${title}`)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{textOf(messages.es, messages.es.legal.longest)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
