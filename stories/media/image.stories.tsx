import { Grid, Image } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Image> = {
  title: 'Media/Image',
  component: Image,
  parameters: {
    ...contract('A picture that keeps its place.', [
      `\`alt\` is required; empty when the words beside it say the same.`,
      'Width and height keep the place before it arrives.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Image>

const PICTURE = '/pictures/categories/2.svg'

export const Default: Story = {
  render: (_args, context) => (
    <Narrow>
      <Image src={PICTURE} alt={inLanguage(words, context).shirt} width={320} height={320} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image.getBoundingClientRect().height).toBeGreaterThan(0)
  },
}

export const EveryCombination: Story = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {(['square', 'photo', 'wide', 'portrait'] as const).map((ratio) => (
        <Image
          key={ratio}
          src={PICTURE}
          alt=""
          width={320}
          height={320}
          ratio={ratio}
          ground="soap"
          radius="card"
          priority
        />
      ))}
    </Grid>
  ),
}
