import { ArrowRightIcon, ButtonLink, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof ButtonLink> = {
  title: 'Controls/ButtonLink',
  component: ButtonLink,
  parameters: {
    ...contract(
      'Goes somewhere and looks like a button. The application gives its own link through LinkProvider.',
      [
        `A native \`<a href>\`: Enter follows it, and it can be opened in a new tab.`,
        'Its name is its words.',
      ],
    ),
  },
}
export default meta
type Story = StoryObj<typeof ButtonLink>

export const Default: Story = {
  render: (_args, context) => <ButtonLink href="#catalogue">{inLanguage(words, context).see}</ButtonLink>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#catalogue')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack>
      {(['solid', 'soft', 'outline', 'plain'] as const).map((appearance) => (
        <Inline key={appearance}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <ButtonLink
              key={size}
              href="#catalogue"
              appearance={appearance}
              size={size}
              iconEnd={<ArrowRightIcon />}
            >
              {inLanguage(words, context).see}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ButtonLink href="#catalogue" fullWidth>
        {words.es.longest}
      </ButtonLink>
    </Narrow>
  ),
}
