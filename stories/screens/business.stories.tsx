import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Business page',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'A service for companies with its features, steps and contact form.' },
    },
  },
}
export default meta

export const Restaurants: StoryObj = {
  ...screen({
    path: (language) => routePath(language, 'Restaurants'),
    // The form at the end is loaded when it becomes visible.
    staysPending: true,
  }),
  tags: ['desk'],
}
