import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Information',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Pages of content: guides with sections, legal texts with a table of contents.',
      },
    },
  },
}
export default meta

export const Guide: StoryObj = screen({ path: (language) => routePath(language, 'Warranties') })

export const LegalText: StoryObj = {
  ...screen({ path: (language) => routePath(language, 'Withdrawal') }),
  tags: ['desk'],
}
