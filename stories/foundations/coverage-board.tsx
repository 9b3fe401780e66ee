import { Badge, Box, Checkbox, Grid, Hidden, Inline, List, Stack, Table, Text, TextField } from '@colada/ui'
import { type ReactNode, useState } from 'react'
import { components } from 'virtual:component-metadata'
import { DocsLink } from '#storybook/docs-link.tsx'
import { Collapsible } from './collapsible.tsx'

type Component = (typeof components)[number]

const countStories = ({ storySource }: Component, which: 'hasPlay' | 'hasScreenshot') =>
  storySource?.stories.filter((story) => story[which]).length ?? 0

const storyCount = ({ storySource }: Component) => storySource?.stories.length ?? 0

/** Requirements of a component, in table order. */
const criteria: Readonly<Record<string, (component: Component) => boolean>> = {
  docs: ({ storySource }) => Boolean(storySource?.guideCounts),
  axe: ({ storySource }) => storySource?.isAxeEnabled ?? false,
  es: ({ storySource }) => storySource !== null,
  en: ({ storySource }) => storySource?.hasBothLanguages ?? false,
  themes: (component) => countStories(component, 'hasScreenshot') > 0,
}

const missingCriteria = (component: Component) =>
  Object.keys(criteria).filter((name) => !criteria[name]!(component))

const sum = (of: readonly Component[], count: (component: Component) => number) =>
  of.reduce((total, component) => total + count(component), 0)

/** Coverage of all components: totals, then a collapsible section per category. */
export function CoverageBoard() {
  const [query, setQuery] = useState('')
  const [onlyIncomplete, setOnlyIncomplete] = useState(false)
  const isFiltered = query.trim() !== '' || onlyIncomplete
  const filtered = components.filter(
    (component) =>
      `${component.category} ${component.name}`.includes(query.trim().toLowerCase()) &&
      (!onlyIncomplete || missingCriteria(component).length > 0),
  )
  return (
    <Stack gap="lg">
      <Totals />
      <Stack gap="sm">
        <TextField
          label="Find a component or a category"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Checkbox
          label="Only incomplete components"
          checked={onlyIncomplete}
          onCheckedChange={(checked) => setOnlyIncomplete(checked === true)}
        />
        <Text size="small" tone="secondary" role="status">
          {`${filtered.length} of ${components.length} components`}
        </Text>
      </Stack>
      <Stack gap="none">
        {[...Map.groupBy(filtered, ({ category }) => category)].map(([category, matches]) => (
          <CategorySection key={`${category} ${isFiltered}`} name={category} of={matches} open={isFiltered} />
        ))}
      </Stack>
    </Stack>
  )
}

function Totals() {
  const incomplete = components.filter((component) => missingCriteria(component).length > 0).length
  const totals: readonly (readonly [number, string])[] = [
    [components.length, 'components'],
    [sum(components, storyCount), 'stories'],
    [sum(components, (component) => countStories(component, 'hasScreenshot')), 'with a screenshot'],
    [sum(components, (component) => countStories(component, 'hasPlay')), 'with a play function'],
  ]
  return (
    <Stack gap="sm" align="start">
      <Grid columns={{ base: 2, md: 4 }} gap="sm">
        {totals.map(([figure, label]) => (
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
      <MissingBadges names={incomplete === 0 ? [] : [`${incomplete} incomplete components`]} />
    </Stack>
  )
}

function MissingBadges({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <Badge tone="success">all complete</Badge>
  return names.map((name) => (
    <Badge key={name} tone="warning">
      {name}
    </Badge>
  ))
}

interface CategorySectionProps {
  readonly name: string
  readonly of: readonly Component[]
  readonly open: boolean
}

function CategorySection({ name, of, open }: CategorySectionProps) {
  const incomplete = of.filter((component) => missingCriteria(component).length > 0).length
  return (
    <Collapsible
      title={name}
      about={`${of.length} components, ${sum(of, storyCount)} stories`}
      mark={incomplete > 0 && <MissingBadges names={[`${incomplete} incomplete`]} />}
      open={open}
    >
      <Box paddingBlock="sm">
        <Hidden from="lg">
          <List
            items={of.map((component) => ({
              id: component.sourceFile,
              mark: '–',
              content: <CompactRow of={component} />,
            }))}
          />
        </Hidden>
        <Hidden below="lg">
          <Table
            caption={`Components of ${name}`}
            hideCaption
            rows={of}
            getKey={({ sourceFile }) => sourceFile}
            columns={[{ id: 'name', label: 'Component', cell: linkTo }, ...columns]}
          />
        </Hidden>
      </Box>
    </Collapsible>
  )
}

const linkTo = ({ docsId, name }: Component) => (
  <DocsLink to={docsId ?? ''} quiet>
    {name}
  </DocsLink>
)

/** A component in two lines, for narrow windows. */
function CompactRow({ of: component }: { readonly of: Component }) {
  const figures = [
    `${storyCount(component)} stories`,
    `${countStories(component, 'hasScreenshot')} with a screenshot`,
    `${countStories(component, 'hasPlay')} with a play function`,
    `${component.tests.length} unit tests`,
  ]
  const has = Object.keys(criteria).filter((name) => criteria[name]!(component))
  const missing = missingCriteria(component)
  return (
    <Stack gap="none">
      <Text weight="semibold">{linkTo(component)}</Text>
      <Text size="small" tone="secondary">
        {[...figures, ...has].join(' · ')}
      </Text>
      {missing.length > 0 && (
        <Inline gap="xs">
          <MissingBadges names={missing.map((name) => `no ${name}`)} />
        </Inline>
      )}
    </Stack>
  )
}

const yesOrNo = (value: boolean): ReactNode => (value ? 'yes' : <Badge tone="warning">no</Badge>)

const columns = [
  { id: 'stories', label: 'Stories', align: 'end', cell: storyCount },
  {
    id: 'tests',
    label: 'Tests',
    cell: (component: Component) =>
      `${countStories(component, 'hasPlay')} play functions, ${component.tests.length} unit tests`,
  },
  {
    id: 'visual',
    label: 'Screenshots',
    align: 'end',
    cell: (component: Component) => countStories(component, 'hasScreenshot'),
  },
  ...Object.entries(criteria).map(([name, has]) => ({
    id: name,
    label: name,
    cell: (component: Component) => yesOrNo(has(component)),
  })),
] as const
