import { vars } from '@colada/tokens'
import { contrastRatio } from '@colada/tokens/contrast'
import type { ContrastPair } from '@colada/tokens/pairs'
import { Grid, Inline, Stack, Text } from '@colada/ui'

import { Collapsible } from './collapsible.tsx'

const ratioOf = ({ front, ground }: ContrastPair) => contrastRatio(front, ground)

/** `text.muted on surface.page`: foreground and background. */
const splitName = ({ name }: ContrastPair) => name.split(' on ') as [front: string, ground: string]

/** The group of a pair: its surface, or the role if the background is a fill of that role. */
function backgroundOf(pair: ContrastPair): string {
  const [front, ground] = splitName(pair)
  return ground.startsWith('surface.') ? ground : front.split('.').slice(0, 2).join('.')
}

/** The pair with the smallest margin above its minimum. */
function tightest(pairs: readonly ContrastPair[]): string {
  const [first] = pairs.toSorted((one, other) => ratioOf(one) / one.minimum - ratioOf(other) / other.minimum)
  return first ? `${ratioOf(first).toFixed(2)} ≥ ${first.minimum}` : ''
}

/** Every declared pair with its contrast and its WCAG 2.2 AA minimum, grouped by background. */
export function ContrastBoard({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  const passing = pairs.filter((pair) => ratioOf(pair) >= pair.minimum).length
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
        <Text size="caption" tone="secondary">{`${pair.front} / ${pair.ground}`}</Text>
      </div>
      <Text as="span" size="small" weight="semibold">
        {`${ratioOf(pair).toFixed(2)} ≥ ${pair.minimum}`}
      </Text>
    </Inline>
  )
}

/** A sample: text for 4.5:1, a border for 3:1. */
function Sample({ pair: { front, ground, minimum } }: { readonly pair: ContrastPair }) {
  const edge = minimum === 3 ? front : ground
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: 56,
        flex: 'none',
        paddingBlock: 2,
        textAlign: 'center',
        background: ground,
        border: `2px solid ${edge}`,
        borderRadius: vars.radius.control,
        color: minimum === 3 ? ground : front,
      }}
    >
      Aa
    </span>
  )
}
