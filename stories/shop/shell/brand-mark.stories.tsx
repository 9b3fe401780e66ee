import { BrandMark } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../guide.ts'

const meta: Meta<typeof BrandMark> = {
  title: 'Shop/Shell/Brand mark',
  component: BrandMark,
  parameters: guide({
    status: 'ready',
    summary: 'The brand logo and name, in the colour of the theme.',
    use: ['The header and footer of every page.'],
    avoid: ['Anywhere as decoration.'],
    anatomy: ['The logo, a C with a drop.', 'The name.'],
    do: ['Leave it in the colour of the text around it.'],
    dont: ['Do not stretch, outline or recolour it.'],
    keys: [],
    access: ['The logo is decorative; the name is text.'],
    content: ['“Colada”, never in capitals.'],
  }),
  args: { name: 'Colada' },
}
export default meta
type Story = StoryObj<typeof BrandMark>

export const Default: Story = {}
