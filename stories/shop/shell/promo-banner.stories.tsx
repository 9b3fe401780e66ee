import { PromoBanner, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof PromoBanner> = {
  title: 'Shop/Shell/Promo banner',
  component: PromoBanner,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      alsoCalled: ['Promotional banner'],
      summary: 'An offer at the very top of the page.',
      use: ['One offer at the very top of the page.'],
      avoid: ['A mode of the shop: ModeBanner.'],
      anatomy: ['The sentence.', 'An optional link.', 'The close button, where it can be closed.'],
      do: ['Save that it was closed.'],
      dont: ['Do not show it in the checkout.'],
      keys: [
        ['Tab', 'To the link, then to the close button.'],
        ['Enter', 'Follows the link; Enter and Space close it.'],
      ],
      access: ['A named region; the button that closes it has a name.'],
      content: ['The benefit and its audience, in one line.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof PromoBanner>

const onDismiss = fn()
const bannerOf = ({ promo }: ShellMessages) => (
  <PromoBanner
    label={promo.label}
    action={{ label: promo.action, href: '#start' }}
    dismiss={{ label: promo.dismiss, onClick: onDismiss }}
  >
    {promo.text}
  </PromoBanner>
)

export const Default: Story = {
  render: (_args, context) => bannerOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { promo } = messages[globals.language === 'en' ? 'en' : 'es']
    const banner = within(within(canvasElement).getByRole('region', { name: promo.label }))
    await userEvent.click(banner.getByRole('button', { name: promo.dismiss }))
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
}

export const NotDismissible: Story = {
  render: (_args, context) => {
    const { promo } = localize(messages, context)
    return <PromoBanner label={promo.label}>{promo.text}</PromoBanner>
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const { promo } = localize(messages, context)
    const action = { label: promo.action, href: '#start' }
    const dismiss = { label: promo.dismiss, onClick: onDismiss }
    const banners = [{}, { action }, { dismiss }, { action, dismiss }]
    return (
      <Stack>
        {banners.map((parts, at) => (
          <PromoBanner key={Object.keys(parts).join()} label={`${promo.label} ${at + 1}`} {...parts}>
            {promo.text}
          </PromoBanner>
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{bannerOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)
