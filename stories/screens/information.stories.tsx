import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Information',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Pages of content: guides with sections, legal texts with a table of contents; cookies; unknown paths.',
      },
    },
  },
}
export default meta

export const Guide: StoryObj = screen({ path: (language) => routePath(language, 'Warranties') })

/** Everything that the shop stores in the browser, and the settings. */
export const Cookies: StoryObj = screen({
  path: (language) => routePath(language, 'Cookies'),
  play: async (context) => {
    const { settings } = shopMessages(context).privacy
    const canvas = within(context.canvasElement)
    await canvas.findByRole('button', { name: settings.save })
    await expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(1)
  },
})

/** The settings that the footer of every page opens. */
export const CookieSettings: StoryObj = screen({
  path: (language) => routePath(language, 'Accessibility'),
  hasOverlay: true,
  play: async (context) => {
    const { shell, privacy } = shopMessages(context)
    const canvas = within(context.canvasElement)
    const open = await canvas.findByRole('button', { name: shell.footer.cookieSettings })
    await userEvent.click(open)
    const dialog = await within(document.body).findByRole('dialog')
    await within(dialog).findByRole('button', { name: privacy.settings.save })
  },
})

/** An unknown path, with garments that its words may mean. */
export const UnknownPath: StoryObj = {
  ...screen({
    path: (language) => (language === 'es' ? '/tintoreria-vieja/camisa/2019' : '/en/old-page/shirt/2019'),
    play: async (context) => {
      const { notFound } = shopMessages(context).shell
      await within(context.canvasElement).findByRole('heading', { name: notFound.products })
    },
  }),
  tags: ['desk'],
}

export const LegalText: StoryObj = {
  ...screen({ path: (language) => routePath(language, 'Withdrawal') }),
  tags: ['desk'],
}
