import { Grid, Heading, Image, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { groups } from 'virtual:illustration-groups'

const meta: Meta = {
  title: 'Foundations/Illustrations',
  parameters: {
    // Two hundred drawings are not one picture; each file is held by its own test.
    screenshot: 'none',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'One family: flat shapes, a single fold line, two tones a garment, on soap or linen. Drawn by code in `packages/illustrations` and written as optimised SVG by `node packages/illustrations/src/write-svg.ts`; a test holds the files equal to their sources, and every product, category and status to a drawing of its own.',
      },
    },
  },
}
export default meta

export const All: StoryObj = {
  render: () => (
    <Stack gap="xxl">
      {groups.map(({ name, illustrations }) => (
        <Stack key={name} gap="md" as="section">
          <Heading level={2} size="title3">
            {name} · {illustrations.length}
          </Heading>
          <Grid columns={name === 'scenes' ? { base: 1, md: 2 } : { base: 2, sm: 3, md: 4, xl: 6 }}>
            {illustrations.map((picture) => (
              <Stack key={picture.src} gap="xs">
                <Image src={picture.src} alt="" width={320} height={320} radius="card" ground="sunken" />
                <Text size="caption">{picture.name}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const kind of ['products', 'categories', 'status'])
      await expect(canvas.getByRole('heading', { name: new RegExp(`^${kind} · \\d+`) })).toBeVisible()
  },
}
