import { cx } from 'class-variance-authority'
import * as styles from './coverage-map.css.ts'

export type MapTown = {
  readonly id: string
  readonly name: string
  /** Position on the drawing of 360 × 280. */
  readonly x: number
  readonly y: number
  /** Radius of the covered area. */
  readonly radius: number
  /** Side of the name, `below` by default. */
  readonly side?: keyof typeof labelPositions
}

export type CoverageMapProps = {
  /** Accessible name. The towns are listed in a TownList beside it. */
  readonly label: string
  readonly towns: readonly MapTown[]
  /** Id of the highlighted town. */
  readonly current?: string | undefined
  /** SVG paths of sea and rivers. */
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

/** Drawing of the covered towns around a city. No external map is loaded; a TownList contains the same information. */
export function CoverageMap({ label, towns, current, water = {} }: CoverageMapProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.root}>
      {water.sea && <path d={water.sea} className={styles.sea} />}
      {water.rivers?.map((path) => (
        <path key={path} d={path} className={styles.river} />
      ))}
      {/* Borders first, areas over them, so that overlapping areas merge. */}
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
