import { Badge, Box, Checkbox, Grid, Hidden, Inline, List, Stack, Table, Text, TextField } from '@colada/ui'
import { type ReactNode, useState } from 'react'
import { facts } from 'virtual:component-facts'

import { DocsLink } from '#storybook/docs-link.tsx'
import { Fold } from './fold.tsx'

type Fact = (typeof facts)[number]

const counted = ({ told }: Fact, which: 'plays' | 'pictured') =>
  told?.stories.filter((story) => story[which]).length ?? 0

const storiesOf = ({ told }: Fact) => told?.stories.length ?? 0

/** What every component has or lacks, in the order of the table. */
const held: Readonly<Record<string, (fact: Fact) => boolean>> = {
  docs: ({ told }) => Boolean(told?.guide),
  axe: ({ told }) => told?.judged ?? false,
  es: ({ told }) => told !== null,
  en: ({ told }) => told?.bothLanguages ?? false,
  themes: (fact) => counted(fact, 'pictured') > 0,
}

const gapsOf = (fact: Fact) => Object.keys(held).filter((name) => !held[name]!(fact))

const sum = (of: readonly Fact[], count: (fact: Fact) => number) =>
  of.reduce((total, fact) => total + count(fact), 0)

/** What every component has, from the folders: the sums first, then each room when it is opened or searched. */
export function CoverageBoard() {
  const [sought, setSought] = useState('')
  const [withGaps, setWithGaps] = useState(false)
  const filtered = sought.trim() !== '' || withGaps
  const found = facts.filter(
    (fact) =>
      `${fact.room} ${fact.name}`.includes(sought.trim().toLowerCase()) &&
      (!withGaps || gapsOf(fact).length > 0),
  )
  return (
    <Stack gap="lg">
      <Sums />
      <Stack gap="sm">
        <TextField
          label="Find a component or a room"
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Checkbox
          label="Only what lacks something"
          checked={withGaps}
          onCheckedChange={(checked) => setWithGaps(checked === true)}
        />
        <Text size="small" tone="secondary" role="status">
          {`${found.length} of ${facts.length} components`}
        </Text>
      </Stack>
      <Stack gap="none">
        {[...Map.groupBy(found, ({ room }) => room)].map(([room, components]) => (
          <Room key={`${room} ${filtered}`} name={room} of={components} open={filtered} />
        ))}
      </Stack>
    </Stack>
  )
}

function Sums() {
  const lacking = facts.filter((fact) => gapsOf(fact).length > 0).length
  const sums: readonly (readonly [number, string])[] = [
    [facts.length, 'components'],
    [sum(facts, storiesOf), 'stories'],
    [sum(facts, (fact) => counted(fact, 'pictured')), 'of them pictured'],
    [sum(facts, (fact) => counted(fact, 'plays')), 'of them played'],
  ]
  return (
    <Stack gap="sm" align="start">
      <Grid columns={{ base: 2, md: 4 }} gap="sm">
        {sums.map(([figure, label]) => (
          <Box key={label} padding="md" surface="raised" border="hairline" radius="card">
            <Text size="lead" weight="semibold">
              {figure}
            </Text>
            <Text size="small" tone="secondary">
              {label}
            </Text>
          </Box>
        ))}
      </Grid>
      <Gaps names={lacking === 0 ? [] : [`${lacking} components lack something`]} />
    </Stack>
  )
}

function Gaps({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <Badge tone="success">nothing is missing</Badge>
  return names.map((name) => (
    <Badge key={name} tone="warning">
      {name}
    </Badge>
  ))
}

interface RoomProps {
  readonly name: string
  readonly of: readonly Fact[]
  readonly open: boolean
}

function Room({ name, of, open }: RoomProps) {
  const gaps = of.filter((fact) => gapsOf(fact).length > 0).length
  return (
    <Fold
      title={name}
      about={`${of.length} components, ${sum(of, storiesOf)} stories`}
      mark={gaps > 0 && <Gaps names={[`${gaps} with gaps`]} />}
      open={open}
    >
      <Box paddingBlock="sm">
        <Hidden from="lg">
          <List items={of.map((fact) => ({ id: fact.source, mark: '–', content: <Brief of={fact} /> }))} />
        </Hidden>
        <Hidden below="lg">
          <Table
            caption={`Components of ${name}`}
            hideCaption
            rows={of}
            keyOf={({ source }) => source}
            columns={[{ id: 'name', label: 'Component', cell: linkTo }, ...columns]}
          />
        </Hidden>
      </Box>
    </Fold>
  )
}

const linkTo = ({ docs, name }: Fact) => (
  <DocsLink to={docs ?? ''} quiet>
    {name}
  </DocsLink>
)

/** A component in two lines, for a phone. */
function Brief({ of: fact }: { readonly of: Fact }) {
  const figures = [
    `${storiesOf(fact)} stories`,
    `${counted(fact, 'pictured')} pictured`,
    `${counted(fact, 'plays')} played`,
    `${fact.tests.length} unit`,
  ]
  const has = Object.keys(held).filter((name) => held[name]!(fact))
  const gaps = gapsOf(fact)
  return (
    <Stack gap="none">
      <Text weight="semibold">{linkTo(fact)}</Text>
      <Text size="small" tone="secondary">
        {[...figures, ...has].join(' · ')}
      </Text>
      {gaps.length > 0 && (
        <Inline gap="xs">
          <Gaps names={gaps.map((name) => `no ${name}`)} />
        </Inline>
      )}
    </Stack>
  )
}

const yes = (is: boolean): ReactNode => (is ? 'yes' : <Badge tone="warning">no</Badge>)

const columns = [
  { id: 'stories', label: 'Stories', align: 'end', cell: storiesOf },
  {
    id: 'tests',
    label: 'Tests',
    cell: (fact: Fact) => `${counted(fact, 'plays')} played, ${fact.tests.length} unit`,
  },
  { id: 'visual', label: 'Pictures', align: 'end', cell: (fact: Fact) => counted(fact, 'pictured') },
  ...Object.entries(held).map(([name, has]) => ({
    id: name,
    label: name,
    cell: (fact: Fact) => yes(has(fact)),
  })),
] as const
