import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Blog',
  tags: ['!autodocs'],
  parameters: { docs: { description: { component: 'The list of articles, and an article.' } } },
}
export default meta

export const Articles: StoryObj = screen({ path: (language) => routePath(language, 'Blog') })

export const Article: StoryObj = {
  ...screen({
    path: (language) =>
      routePath(language, 'BlogPost', {
        post: language === 'es' ? 'planchar-una-camisa' : 'ironing-a-shirt',
      }),
  }),
  tags: ['desk'],
}
