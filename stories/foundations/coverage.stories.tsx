import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { components } from 'virtual:component-metadata'

import { CoverageBoard } from './coverage-board.tsx'

const meta: Meta = {
  title: 'Foundations/Coverage',
  parameters: {
    // It changes with every component.
    screenshot: 'none',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'Read from the folders when Storybook is built: what each component has. Every story is judged by axe and photographed twice: light and in Spanish on a phone, dark and in English on a desk.',
      },
    },
  },
}
export default meta

const categories = new Set(components.map(({ category }) => category))

export const WhatEveryComponentHas: StoryObj = {
  render: () => <CoverageBoard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const closed = () => canvasElement.querySelectorAll('details:not([open])')
    await expect(closed()).toHaveLength(categories.size)
    await userEvent.type(canvas.getByRole('searchbox'), 'combobox')
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${components.length}`)
    await expect(closed()).toHaveLength(0)
    await expect(canvas.getByRole('link', { name: 'combobox' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('checkbox'))
    const incomplete = Number.parseInt(canvas.getByRole('status').textContent, 10)
    await expect(canvas.queryAllByRole('link')).toHaveLength(incomplete)
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(closed()).toHaveLength(categories.size)
  },
}
