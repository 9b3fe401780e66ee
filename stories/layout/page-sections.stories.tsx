import { PageSections, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'

const messages = {
  es: { ...spanish.profile, onThisPage: 'En esta página' },
  en: { ...english.profile, onThisPage: 'On this page' },
}

const meta: Meta<typeof PageSections> = {
  title: 'Layout/Page sections',
  component: PageSections,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Table of contents', 'Anchor navigation', 'Scrollspy'],
    summary: 'Sections of a long page; wide screens show links to them beside the text.',
    use: ['A page of several subjects, such as the profile.'],
    avoid: ['A legal text with numbered sections: LegalProse.', 'Views of which one is visible: Tabs.'],
    anatomy: ['The links, from 1024 px on.', 'The sections, each with its heading.'],
    do: ['Set `hideTitle` where the body has a visible title of its own.'],
    dont: ['Do not use it for fewer than three sections.'],
    keys: [['Tab', 'From link to link, then through the sections.']],
    access: ['A named navigation; each section is a region named by its heading.'],
    content: ['Titles are nouns of one to three words.'],
  }),
}
export default meta
type Story = StoryObj<typeof PageSections>

const pageOf = (t: typeof messages.es) => (
  <PageSections
    contentsLabel={t.onThisPage}
    headingLevel={2}
    sections={(['data', 'addresses', 'notifications'] as const).map((id) => ({
      id: `story-${id}`,
      title: t.sections[id],
      body: <TextLink href="#more">{t.account.myData}</TextLink>,
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => pageOf(localize(messages, context)),
  play: async (context) => {
    const t = localize(messages, context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('region', { name: t.sections.addresses })).toBeVisible()
    for (const link of context.canvasElement.querySelectorAll('nav a'))
      await expect(context.canvasElement.querySelector(link.getAttribute('href')!)).not.toBeNull()
  },
  parameters: { screenshot: 'none' },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{pageOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)
