import { cx } from 'class-variance-authority'

import * as styles from './coverage-map.css.ts'

export type MapTown = {
  readonly id: string
  readonly name: string
  /** Where it lies on the drawing of 360 × 280. */
  readonly x: number
  readonly y: number
  /** How far it reaches; the city itself reaches furthest. */
  readonly radius: number
  /** On which side of its point its name stands; below by default. */
  readonly side?: keyof typeof labelPositions
}

export type CoverageMapProps = {
  /** What the drawing says: "Where we collect around Valencia". The towns stand in a TownList beside it. */
  readonly label: string
  readonly towns: readonly MapTown[]
  /** Id of the town that is being looked at. */
  readonly current?: string | undefined
  /** The sea as an area and rivers as lines, below the towns: paths of an SVG. */
  readonly water?: { readonly sea?: string; readonly rivers?: readonly string[] }
}

const WIDTH = 360
const HEIGHT = 280
/** From a point to its name. */
const GAP = 10
/** Height of its letters. */
const LETTER = 9

const labelPositions = {
  above: { dx: 0, dy: -GAP, anchor: 'middle' },
  below: { dx: 0, dy: GAP + LETTER, anchor: 'middle' },
  start: { dx: -GAP, dy: LETTER / 2, anchor: 'end' },
  end: { dx: GAP, dy: LETTER / 2, anchor: 'start' },
} as const

/**
 * Where we collect around a city, drawn like the rest of the shop's pictures: no map of anybody else's is loaded. What
 * it shows a TownList says in words.
 */
export function CoverageMap({ label, towns, current, water = {} }: CoverageMapProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.root}>
      {water.sea && <path d={water.sea} className={styles.sea} />}
      {water.rivers?.map((path) => (
        <path key={path} d={path} className={styles.river} />
      ))}
      {/* The rims first and the grounds over them: what overlaps becomes one piece of land. */}
      {towns.map(({ id, x, y, radius }) => (
        <circle key={id} cx={x} cy={y} r={radius + 1} className={styles.rim} />
      ))}
      {towns.map(({ id, x, y, radius }) => (
        <circle key={id} cx={x} cy={y} r={radius} className={styles.ground} />
      ))}
      {towns.map(({ id, name, x, y, side = 'below' }) => {
        const { dx, dy, anchor } = labelPositions[side]
        const here = id === current
        return (
          <g key={id} data-current={here || undefined}>
            <circle cx={x} cy={y} r={here ? 7 : 4} className={styles.point} />
            <text
              x={x + dx}
              y={y + dy}
              textAnchor={anchor}
              className={cx(styles.name, here && styles.strong)}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
