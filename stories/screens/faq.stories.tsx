import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Frequent questions',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'All questions by group, with a search and a link to each answer.' } },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Faq')

export const AllQuestions: StoryObj = { ...screen({ path }), tags: ['desk'] }

/** A search finds questions and answers; without a match the page offers other ways. */
export const NoResults: StoryObj = screen({
  path,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'xyzzy')
    await expect(await canvas.findByText(/«xyzzy»|“xyzzy”/)).toBeVisible()
  },
})
