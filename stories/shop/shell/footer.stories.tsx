import { media } from '@colada/tokens'
import { Footer } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory, tabThroughControls } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof Footer> = {
  title: 'Shop/Shell/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      summary: 'The footer of every page.',
      use: ['The footer of every page.'],
      avoid: ['Replacing it on short pages: every page has the same footer.'],
      anatomy: [
        'The brand and its claim.',
        'Columns of links, one of them with a button; on phones they fold.',
        'Legal links with the button of the cookie settings, and the year.',
      ],
      do: ['Keep the same columns everywhere.'],
      dont: ['Do not put required links only into the footer.'],
      keys: [
        [
          'Tab',
          'Through the links; on phones through the headings of the columns and the links of open ones.',
        ],
        ['Enter, Space', 'On a heading of a phone: opens or closes its column.'],
      ],
      access: [
        'A contentinfo landmark with two named navigations; each column has a heading.',
        'Every link is 44 px high.',
        'Columns fold by details elements, which work without scripts. In wide windows their links are always shown, and the headings are no controls.',
      ],
      content: ['Links have the titles of their pages.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof Footer>

const onSettings = fn()
const onStore = fn()
const linksOf = (names: readonly string[]) => names.map((label) => ({ id: label, label, href: `#${label}` }))
const footerOf = ({ footer, brand }: ShellMessages) => (
  <Footer
    label={footer.label}
    headingLevel={2}
    brandName={brand.name}
    tagline={footer.claim}
    columns={footer.columns.map(({ id, heading, names }) => ({
      id,
      heading,
      links: linksOf(names),
      ...(id === 'ciudades' && { action: { label: footer.chooseStore, onClick: onStore } }),
    }))}
    legalLabel={footer.legalLabel}
    legalLinks={linksOf(footer.legal)}
    legalAction={{ label: footer.cookieSettings, onClick: onSettings }}
    copyright={footer.copyright}
  />
)

export const Default: Story = {
  render: (_args, context) => footerOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { footer } = messages[globals.language === 'en' ? 'en' : 'es']
    const foot = within(within(canvasElement).getByRole('contentinfo'))
    await expect(foot.getByRole('navigation', { name: footer.legalLabel })).toBeVisible()
    await expect(foot.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await userEvent.click(foot.getByRole('button', { name: footer.cookieSettings }))
    await expect(onSettings).toHaveBeenCalled()
    const chooseStore = foot.getByRole('button', { name: footer.chooseStore, hidden: true })
    if (matchMedia(media.below.sm).matches) {
      await expect(chooseStore).not.toBeVisible()
      await userEvent.click(foot.getByText(footer.columns.find(({ id }) => id === 'ciudades')!.heading))
    }
    await userEvent.click(chooseStore)
    await expect(onStore).toHaveBeenCalled()
  },
}

export const States: Story = states(Default)

export const LongestSpanishAt320: Story = { render: () => <Narrow>{footerOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = {
  ...keyboardStory(Default),
  play: async ({ canvasElement }) => {
    // In closed ones the Tab of the test library stays at links that browsers skip.
    for (const column of canvasElement.querySelectorAll('details')) column.open = true
    await tabThroughControls(canvasElement)
  },
}
