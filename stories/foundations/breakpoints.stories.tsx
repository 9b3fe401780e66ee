import { breakpoints } from '@colada/tokens'
import { Badge, Box, Grid, Hidden, Stack, Table, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

type Name = keyof typeof breakpoints

const meta: Meta = {
  title: 'Foundations/Breakpoints',
  parameters: {
    docs: {
      description: {
        component:
          'Mobile first. The specification names 768 and 1023 px as the last widths of phone and tablet, so the next layouts begin one pixel later. Type and gutters scale linearly from 367 to 1280 px.',
      },
    },
  },
}
export default meta

const layoutChanges: Record<Name, string> = {
  xs: 'The narrowest phone we design for; 320 px still works',
  sm: 'Fields side by side, tables with columns, dialogs in the middle instead of rising from below',
  md: 'Two columns: a sidebar, a summary beside a form; the head of the page stays in sight',
  lg: 'The whole bar with its menus',
  xl: 'The content stops growing',
}

export const Widths: StoryObj = {
  render: () => (
    <Table
      caption="Where a wider layout begins"
      rows={Object.entries(breakpoints) as [Name, number][]}
      getKey={([name]) => name}
      columns={[
        { id: 'name', label: 'Name', cell: ([name]) => name },
        { id: 'from', label: 'From', align: 'end', cell: ([, width]) => `${width} px` },
        { id: 'begins', label: 'What begins', cell: ([name]) => layoutChanges[name] },
      ]}
    />
  ),
}

export const ThisWindow: StoryObj = {
  render: () => (
    <Stack gap="md">
      <Text>Change the viewport in the toolbar: the badge says which layouts have begun.</Text>
      <Grid columns={{ base: 2, sm: 3, lg: 5 }}>
        {(Object.keys(breakpoints) as Name[]).map((name) => (
          <Box key={name} padding="md" surface="sunken" radius="card">
            <Stack gap="xs" align="start">
              <Text weight="semibold">{name}</Text>
              <Hidden below={name}>
                <Badge tone="success">begun</Badge>
              </Hidden>
              <Hidden from={name}>
                <Badge>not yet</Badge>
              </Hidden>
            </Stack>
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
}
