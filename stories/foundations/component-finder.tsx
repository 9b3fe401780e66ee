import { Badge, Box, EmptyState, Grid, Heading, Inline, Stack, Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { facts } from 'virtual:component-facts'

import { DocsLink } from '#storybook/docs-link.tsx'
import { Marked } from '#storybook/marked.tsx'
import { statusTones, type GuideStatus } from '../guide.ts'

type Fact = (typeof facts)[number]

const haystack = ({ components, name, told }: Fact) =>
  [name, ...components, ...(told?.said.alsoCalled ?? []), told?.said.summary].join(' ').toLowerCase()

/** Every component by what it is called here or elsewhere and by what it is for. */
export function ComponentFinder() {
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const found = facts.filter((fact) => words.every((word) => haystack(fact).includes(word)))
  return (
    <Stack gap="lg">
      <TextField
        label="Search components"
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Text size="small" tone="secondary" role="status">
        {`${found.length} of ${facts.length}`}
      </Text>
      {found.length === 0 && (
        <EmptyState
          title="No component is called that"
          actions={<DocsLink to="foundations-how-to-contribute--docs">How to add one</DocsLink>}
        >
          Perhaps two others make it together. If not, it is missing.
        </EmptyState>
      )}
      {[...Map.groupBy(found, ({ room }) => room)].map(([room, components]) => (
        <Stack key={room} gap="sm" as="section">
          <Heading level={2} size="title4">
            {room}
          </Heading>
          <Grid columns={{ base: 1, md: 2, xl: 3 }} gap="sm">
            {components.map((fact) => (
              <Entry key={fact.source} fact={fact} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

function Entry({ fact: { components, name, docs, told } }: { readonly fact: Fact }) {
  const { status = '', summary = '', alsoCalled = [] } = told?.said ?? {}
  return (
    <Box padding="md" surface="raised" border="hairline" radius="card">
      <Stack gap="xs">
        <Inline gap="xs" justify="between">
          <Text weight="semibold">
            <DocsLink to={docs ?? ''}>{components.join(', ') || name}</DocsLink>
          </Text>
          {status !== 'ready' && <Badge tone={statusTones[status as GuideStatus]}>{status}</Badge>}
        </Inline>
        <Text size="small">
          <Marked text={summary} page={docs} />
        </Text>
        {alsoCalled.length > 0 && (
          <Text size="caption" tone="secondary">
            Elsewhere: {alsoCalled.join(', ')}
          </Text>
        )}
      </Stack>
    </Box>
  )
}
