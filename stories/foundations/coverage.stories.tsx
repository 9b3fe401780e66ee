import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { components } from 'virtual:component-metadata'
import { CoverageBoard } from './coverage-board.tsx'

const meta: Meta = {
  title: 'Foundations/Coverage',
  parameters: {
    // It changes with every component, so a screenshot is not useful.
    screenshot: 'none',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'What each component has, read from the source at build time. Every story is checked with axe and captured twice: light and in Spanish at phone width, dark and in English at desktop width.',
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
