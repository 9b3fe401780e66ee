import { vars } from '@colada/tokens'
import { contrastRatio } from '@colada/tokens/contrast'
import type { ContrastPair } from '@colada/tokens/contrast-pairs'
import { Grid, Inline, Stack, Text } from '@colada/ui'
import { Collapsible } from './collapsible.tsx'

const ratioOf = ({ foreground, background }: ContrastPair) => contrastRatio(foreground, background)

/** `text.muted on surface.page`: foreground and background. */
const splitName = ({ name }: ContrastPair) => name.split(' on ') as [front: string, ground: string]

/** The group of a pair: its surface, or the role if the background is a fill of that role. */
function backgroundOf(pair: ContrastPair): string {
  const [front, ground] = splitName(pair)
  return ground.startsWith('surface.') ? ground : front.split('.').slice(0, 2).join('.')
}

/** The pair with the smallest margin above its minimum. */
function tightest(pairs: readonly ContrastPair[]): string {
  const [first] = pairs.toSorted(
    (one, other) => ratioOf(one) / one.minimumRatio - ratioOf(other) / other.minimumRatio,
  )
  return first ? `${ratioOf(first).toFixed(2)} ≥ ${first.minimumRatio}` : ''
}

/** Every declared pair with its contrast and its WCAG 2.2 AA minimum, grouped by background. */
export function ContrastBoard({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  const passing = pairs.filter((pair) => ratioOf(pair) >= pair.minimumRatio).length
  return (
    <Stack gap="md">
      <Text>{`${passing} of ${pairs.length} pairs pass; the smallest margin is ${tightest(pairs)}.`}</Text>
      <Stack gap="none">
        {[...Map.groupBy(pairs, backgroundOf)].map(([ground, groupPairs], at) => (
          <Collapsible
            key={ground}
            title={ground}
            about={`${groupPairs.length} pairs, tightest ${tightest(groupPairs)}`}
            open={at === 0}
          >
            <Grid columns={{ base: 1, lg: 2 }} gap="sm">
              {groupPairs.map((pair) => (
                <Pair key={pair.name} of={pair} />
              ))}
            </Grid>
          </Collapsible>
        ))}
      </Stack>
    </Stack>
  )
}

function Pair({ of: pair }: { readonly of: ContrastPair }) {
  return (
    <Inline gap="sm" wrap={false}>
      <Sample pair={pair} />
      <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
        <Text size="small">{pair.name}</Text>
        <Text size="caption" tone="secondary">{`${pair.foreground} / ${pair.background}`}</Text>
      </div>
      <Text as="span" size="small" weight="semibold">
        {`${ratioOf(pair).toFixed(2)} ≥ ${pair.minimumRatio}`}
      </Text>
    </Inline>
  )
}

/** A sample: text for 4.5:1, a border for 3:1. */
function Sample({ pair: { foreground, background, minimumRatio } }: { readonly pair: ContrastPair }) {
  const edge = minimumRatio === 3 ? foreground : background
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: 56,
        flex: 'none',
        paddingBlock: 2,
        textAlign: 'center',
        background,
        border: `2px solid ${edge}`,
        borderRadius: vars.radius.control,
        color: minimumRatio === 3 ? background : foreground,
      }}
    >
      Aa
    </span>
  )
}
