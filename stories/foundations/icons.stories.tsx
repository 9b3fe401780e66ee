import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { IconBoard } from './icon-board.tsx'

const meta: Meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'One set with 1.75 px lines in the text colour. Click one to copy it. Each is its own export of `@colada/ui`, so that a page loads only what it shows. Add new ones to `media/icons.ts` or `media/subject-icons.ts` under a name of our own.',
      },
    },
  },
}
export default meta

export const All: StoryObj = {
  render: () => <IconBoard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'washing')
    const found = canvas.getAllByRole('button')
    await expect(found.map((button) => button.textContent)).toEqual(['WashingMachineIcon'])
    await userEvent.click(found[0]!)
    await expect(write).toHaveBeenCalledWith('<WashingMachineIcon />')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('WashingMachineIcon'))
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like this')
    await expect(canvas.queryAllByRole('button')).toEqual([])
    await userEvent.clear(search)
  },
}
