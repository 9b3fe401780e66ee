import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Sofa cleaning',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'Prices by piece in fabric and leather, questions and a contact form.' },
    },
  },
}
export default meta

export const Prices: StoryObj = {
  ...screen({
    path: (language) => routePath(language, 'SofaCleaning'),
    // The form at the end is loaded when it becomes visible.
    staysPending: true,
  }),
  tags: ['desk'],
}
