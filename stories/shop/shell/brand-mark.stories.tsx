import { BrandMark } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../../contract.ts'

const meta: Meta<typeof BrandMark> = {
  title: 'Shop/Shell/Brand mark',
  component: BrandMark,
  parameters: {
    ...contract('The house’s sign and name, in the colour of the theme.', [
      'The sign is decoration; the name is text.',
    ]),
  },
  args: { name: 'Colada' },
}
export default meta
type Story = StoryObj<typeof BrandMark>

export const Default: Story = {}
