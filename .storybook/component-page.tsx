import { Badge, Box, Card, Grid, Heading, Inline, List, Stack, Table, Text } from '@colada/ui'
import {
  Canvas,
  DocsContext,
  extractTitle,
  Primary,
  Stories,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { facts } from 'virtual:component-facts'

import { statusTones, type ComponentGuide } from '#stories/guide.ts'
import { AllStates } from './all-states.tsx'
import { Marked } from './marked.tsx'
import { Properties } from './properties.tsx'

/** The docs page of every component: its guide, what it can be tried with, all its states, and what its code says. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, fileName, docs } = preparedMeta.parameters as {
    guide?: ComponentGuide
    fileName?: string
    docs?: { description?: { component?: string } }
  }
  const stories = useContext(DocsContext).componentStories()
  const played = guide?.playground && storyNameFromExport(guide.playground)
  const playground = stories.find(({ name }) => name === played) ?? stories[0]
  const fact = facts.find(({ story }) => fileName?.endsWith(story))
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
            <Marked text={guide?.summary ?? docs?.description?.component ?? ''} />
          </Text>
          {fact && (
            <Text size="small" tone="secondary">
              {fact.source}
            </Text>
          )}
        </Stack>
        {guide && <Before guide={guide} />}
        {guide && <Section title="Playground" />}
      </Unstyled>
      {guide && playground ? (
        <>
          <Canvas of={playground.moduleExport} story={{ __primary: true }} withToolbar />
          {preparedMeta.component && <Properties of={playground} />}
          <Unstyled>
            <Section title="All states" />
          </Unstyled>
          <AllStates besides={playground.id} />
        </>
      ) : (
        <>
          <Primary />
          <Stories includePrimary={false} title="" />
        </>
      )}
      <Unstyled>
        {guide && <After guide={guide} />}
        {fact && (
          <Section title="Tokens used">
            <Tokens names={fact.tokens} />
          </Section>
        )}
      </Unstyled>
    </>
  )
}

function Tokens({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <Text tone="secondary">It has no style of its own: it looks as what it is made of.</Text>
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

function Before({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <Pair one={['When to use it', guide.use]} other={['When not', guide.avoid]} />
      <Section title="Anatomy">
        <Steps of={guide.anatomy} />
      </Section>
    </>
  )
}

function After({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <Pair one={['Do', guide.do]} other={['Don’t', guide.dont]} />
      <Section title="Keyboard">
        {guide.keys.length === 0 ? (
          <Text tone="secondary">It is not operated: it has no keys of its own.</Text>
        ) : (
          <Table
            caption="Keys and what they do"
            hideCaption
            rows={guide.keys}
            keyOf={([keys]) => keys}
            columns={[
              { id: 'keys', label: 'Keys', cell: ([keys]) => keys },
              { id: 'effect', label: 'What they do', cell: ([, effect]) => effect },
            ]}
          />
        )}
      </Section>
      <Section title="Accessibility contract">
        <Points of={guide.access} />
      </Section>
      <Section title="Content">
        <Points of={guide.content} />
      </Section>
    </>
  )
}

type Titled = readonly [title: string, points: readonly string[]]

function Pair({ one, other }: { one: Titled; other: Titled }) {
  return (
    <Box paddingBlock="lg">
      <Grid columns={{ base: 1, md: 2 }} gap="md">
        {[one, other].map(([title, points]) => (
          <Card key={title}>
            <Stack gap="sm">
              <Heading level={2} size="title4">
                {title}
              </Heading>
              <Points of={points} />
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

function Points({ of }: { of: readonly string[] }) {
  return <List items={of.map((point) => ({ id: point, content: <Marked text={point} />, mark: '–' }))} />
}

function Steps({ of }: { of: readonly string[] }) {
  return (
    <List
      items={of.map((point, index) => ({ id: point, content: <Marked text={point} />, mark: index + 1 }))}
    />
  )
}
