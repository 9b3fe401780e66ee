import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ComponentFinder } from './component-finder.tsx'

const meta: Meta = {
  title: 'Foundations/Find a component',
  parameters: {
    // It changes with every component, so a screenshot is not useful.
    screenshot: 'none',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'Search by name, by the name in another design system, or by purpose: “modal”, “drawer”, “sr-only”, “how many”.',
      },
    },
  },
}
export default meta

export const All: StoryObj = {
  render: () => <ComponentFinder />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'drawer')
    const found = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(found).toContain('SheetContent')
    await expect(found).not.toContain('Button')
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like this')
    await expect(canvas.getByRole('link')).toHaveAccessibleName('How to add one')
    await userEvent.clear(search)
  },
}
