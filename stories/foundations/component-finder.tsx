import { Badge, Box, EmptyState, Grid, Heading, Inline, Stack, Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { components } from 'virtual:component-metadata'
import { DocsLink } from '#storybook/docs-link.tsx'
import { MarkdownInline } from '#storybook/markdown-inline.tsx'
import { statusTones, type GuideStatus } from '../guide.ts'

type Component = (typeof components)[number]

const searchText = ({ components, name, storySource }: Component) =>
  [name, ...components, ...(storySource?.guideTexts.alsoCalled ?? []), storySource?.guideTexts.summary]
    .join(' ')
    .toLowerCase()

/** Searches components by name, alternative names and summary. */
export function ComponentFinder() {
  const [query, setQuery] = useState('')
  const terms = query.toLowerCase().split(/\s+/)
  const found = components.filter((component) => terms.every((word) => searchText(component).includes(word)))
  return (
    <Stack gap="lg">
      <TextField
        label="Search components"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text size="small" tone="secondary" role="status">
        {`${found.length} of ${components.length}`}
      </Text>
      {found.length === 0 && (
        <EmptyState
          title="No matching component"
          actions={<DocsLink to="foundations-how-to-contribute--docs">How to add one</DocsLink>}
        >
          It may be a combination of two others. If not, it is missing.
        </EmptyState>
      )}
      {[...Map.groupBy(found, ({ category }) => category)].map(([category, matches]) => (
        <Stack key={category} gap="sm" as="section">
          <Heading level={2} size="title4">
            {category}
          </Heading>
          <Grid columns={{ base: 1, md: 2, xl: 3 }} gap="sm">
            {matches.map((component) => (
              <Entry key={component.sourceFile} component={component} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

function Entry({ component: { components, name, docsId, storySource } }: { readonly component: Component }) {
  const { status = '', summary = '', alsoCalled = [] } = storySource?.guideTexts ?? {}
  return (
    <Box padding="md" surface="raised" border="hairline" radius="card">
      <Stack gap="xs">
        <Inline gap="xs" justify="between">
          <Text weight="semibold">
            <DocsLink to={docsId ?? ''}>{components.join(', ') || name}</DocsLink>
          </Text>
          {status !== 'ready' && <Badge tone={statusTones[status as GuideStatus]}>{status}</Badge>}
        </Inline>
        <Text size="small">
          <MarkdownInline text={summary} page={docsId} />
        </Text>
        {alsoCalled.length > 0 && (
          <Text size="caption" tone="secondary">
            Also called: {alsoCalled.join(', ')}
          </Text>
        )}
      </Stack>
    </Box>
  )
}
