import { Inline, LanguageSwitch } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from '../shop/shell/messages.ts'
import { states } from '../states.tsx'

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Navigation/Language switch',
  component: LanguageSwitch,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Locale switcher'],
    summary: 'A link to the same page in the other language.',
    use: ['The other language of the same page.'],
    avoid: ['More than two languages: a DropdownMenu of links.'],
    anatomy: ['A link with the short name of the other language.'],
    do: ['Link to the same page, not to the home page.'],
    dont: ['Do not name the other language in this one, and show no flag.'],
    keys: [['Enter', 'Goes to the other language.']],
    access: [
      'A link: the other language has its own URL.',
      'Named in the other language, with `lang` and `hreflang`.',
      'Its accessible name begins with the visible text, for voice control.',
    ],
    content: ['Short and in the other language: “EN”. In full: “EN, English version”.'],
  }),
}
export default meta
type Story = StoryObj<typeof LanguageSwitch>

export const Default: Story = {
  render: (_args, context) => <LanguageSwitch {...localize(messages, context).otherLanguage} />,
  play: async ({ canvasElement, ...context }) => {
    const { otherLanguage } = localize(messages, context)
    const link = within(canvasElement).getByRole('link', { name: otherLanguage.label })
    await expect(link).toHaveAttribute('hreflang', otherLanguage.language)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const EveryCombination: Story = {
  render: () => (
    <Inline>
      <LanguageSwitch {...messages.es.otherLanguage} />
      <LanguageSwitch {...messages.en.otherLanguage} />
    </Inline>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <LanguageSwitch {...messages.en.otherLanguage} short="Español" label="Español, versión en español" />
    </Narrow>
  ),
}

export const States: Story = states(Default)
