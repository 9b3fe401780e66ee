import { Badge, Box, Card, Grid, Heading, Inline, List, Stack, Table, Text } from '@colada/ui'
import {
  ArgTypes,
  Controls,
  DocsContext,
  extractTitle,
  Primary,
  Stories,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { components } from 'virtual:component-metadata'
import { statusTones, type ComponentGuide } from '#stories/guide.ts'
import { MarkdownInline } from './markdown-inline.tsx'

/** The docs page of a component: its guide, first story, props, all stories and tokens. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, fileName, docs } = preparedMeta.parameters as {
    guide?: ComponentGuide
    fileName?: string
    docs?: { description?: { component?: string } }
  }
  const [primary] = useContext(DocsContext).componentStories()
  const metadata = components.find(({ storyFile }) => fileName?.endsWith(storyFile))
  return (
    <>
      <Unstyled>
        <Stack gap="sm">
          <Inline gap="md">
            <Heading level={1} size="title2">
              {extractTitle(preparedMeta.title)}
            </Heading>
            {guide && <Badge tone={statusTones[guide.status]}>{guide.status}</Badge>}
          </Inline>
          <Text size="lead">
            <MarkdownInline text={guide?.summary ?? docs?.description?.component ?? ''} />
          </Text>
          {metadata && (
            <Text size="small" tone="secondary">
              {metadata.sourceFile}
            </Text>
          )}
        </Stack>
        {guide && <GuideIntro guide={guide} />}
      </Unstyled>
      <Primary />
      {guide && primary && <Props story={primary} isFramed={guide.overlay !== undefined} />}
      <Stories includePrimary={false} title={guide ? 'All states' : ''} />
      <Unstyled>
        {guide && <GuideDetails guide={guide} />}
        {metadata && (
          <Section title="Tokens used">
            <Tokens names={metadata.tokens} />
          </Section>
        )}
      </Unstyled>
    </>
  )
}

/** Controls do not reach stories in frames. The table is wider than a phone. */
function Props({ story, isFramed }: { story: PreparedStory; isFramed: boolean }) {
  const hasControls = story.parameters.controls.disable !== true && !isFramed
  return (
    <div style={{ overflowX: 'auto' }}>
      {hasControls ? (
        <Controls of={story.moduleExport} />
      ) : (
        <ArgTypes of={story.moduleExport} sort="requiredFirst" />
      )}
    </div>
  )
}

function Tokens({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <Text tone="secondary">No styles of its own: it uses the components it is composed of.</Text>
  return (
    <Inline gap="xs" as="ul">
      {names.map((token) => (
        <li key={token} style={{ listStyle: 'none' }}>
          <Badge>{token}</Badge>
        </li>
      ))}
    </Inline>
  )
}

function GuideIntro({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <TwoLists one={['When to use it', guide.use]} other={['When not', guide.avoid]} />
      <Section title="Anatomy">
        <NumberedList of={guide.anatomy} />
      </Section>
    </>
  )
}

function GuideDetails({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <TwoLists one={['Do', guide.do]} other={['Don’t', guide.dont]} />
      <Section title="Keyboard">
        {guide.keys.length === 0 ? (
          <Text tone="secondary">Not interactive: it has no keys of its own.</Text>
        ) : (
          <Table
            caption="Keys and what they do"
            hideCaption
            rows={guide.keys}
            getKey={([keys]) => keys}
            columns={[
              { id: 'keys', label: 'Keys', cell: ([keys]) => keys },
              { id: 'effect', label: 'What they do', cell: ([, effect]) => effect },
            ]}
          />
        )}
      </Section>
      <Section title="Accessibility contract">
        <BulletList of={guide.access} />
      </Section>
      <Section title="Content">
        <BulletList of={guide.content} />
      </Section>
    </>
  )
}

type TitledList = readonly [title: string, points: readonly string[]]

function TwoLists({ one, other }: { one: TitledList; other: TitledList }) {
  return (
    <Box paddingBlock="lg">
      <Grid columns={{ base: 1, md: 2 }} gap="md">
        {[one, other].map(([title, points]) => (
          <Card key={title}>
            <Stack gap="sm">
              <Heading level={2} size="title4">
                {title}
              </Heading>
              <BulletList of={points} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Box>
  )
}

function Section({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box paddingBlock="md">
      <Stack gap="sm" as="section">
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  )
}

function BulletList({ of }: { of: readonly string[] }) {
  return (
    <List items={of.map((point) => ({ id: point, content: <MarkdownInline text={point} />, mark: '–' }))} />
  )
}

function NumberedList({ of }: { of: readonly string[] }) {
  return (
    <List
      items={of.map((point, index) => ({
        id: point,
        content: <MarkdownInline text={point} />,
        mark: index + 1,
      }))}
    />
  )
}
