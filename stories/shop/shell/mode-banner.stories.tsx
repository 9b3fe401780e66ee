import { ModeBanner, Stack, type ShopMode } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ModeBanner> = {
  title: 'Shop/Shell/Mode banner',
  component: ModeBanner,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      alsoCalled: ['Top banner'],
      summary: 'Shows the current mode of the shop, with a button to leave it.',
      use: ['While the shop is used for something other than a new order.'],
      avoid: ['An offer: PromoBanner.'],
      anatomy: ['The icon of the mode.', 'The mode, and its order.', 'The finish and leave buttons.'],
      do: ['Always offer leaving the mode.'],
      dont: ['Do not rely on its colour: the text names the mode.'],
      keys: [['Tab', 'To finish, then to leave.']],
      access: ['A named region; the text names the mode, icon and colour only repeat it.'],
      content: ['“Estás añadiendo prendas al pedido 4F7K2”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof ModeBanner>

const onLeave = fn()
const onResume = fn((event: { preventDefault: () => void }) => event.preventDefault())
const modes: readonly ShopMode[] = [
  'addingItems',
  'changingDates',
  'newVisit',
  'repeatingOrder',
  'solvingIncident',
  'store',
]

export const Default: Story = {
  args: { mode: 'addingItems' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    const { title, text, leave } = t.modes.addingItems
    return (
      <ModeBanner
        {...args}
        label={t.modeLabel}
        title={title}
        text={text}
        leave={{ label: leave, onClick: onLeave }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onLeave).toHaveBeenCalledOnce()
  },
}

export const WithReturnLink: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { title, text, leave } = t.modes.changingDates
    return (
      <ModeBanner
        mode="changingDates"
        label={t.modeLabel}
        title={title}
        text={text}
        resume={{ label: t.resume, href: '#resume' }}
        leave={{ label: leave, onClick: onLeave }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('link', { name: t.resume })).toBeVisible()
  },
}

/** Store mode has a link to the next customer and one to the registration. */
export const WithFurtherLink: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) => {
    const t = localize(messages, context)
    const { title, text, leave } = t.modes.store
    return (
      <ModeBanner
        mode="store"
        label={t.modeLabel}
        title={title}
        text={text}
        resume={{ label: t.resume, href: '#counter', onClick: onResume }}
        other={{ label: t.register, href: '#register' }}
        leave={{ label: leave, onClick: onLeave }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('link', { name: t.register })).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('link', { name: t.resume }))
    await expect(onResume).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  tags: ['desk'],
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="md">
        {modes.map((mode) => {
          const { title, text, leave } = t.modes[mode]
          return (
            <ModeBanner
              key={mode}
              mode={mode}
              label={`${t.modeLabel}: ${title}`}
              title={title}
              text={text}
              leave={{ label: leave, onClick: onLeave }}
            />
          )
        })}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ModeBanner
        mode="solvingIncident"
        label={messages.es.modeLabel}
        title={messages.es.longestMode}
        resume={{ label: messages.es.resume, href: '#resume' }}
        leave={{ label: messages.es.modes.repeatingOrder.leave, onClick: onLeave }}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
