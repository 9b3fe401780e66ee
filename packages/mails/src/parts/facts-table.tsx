import { classes, styles } from '../style.ts'

export type Fact = readonly [name: string, value: string]

export interface FactsTableProps {
  readonly facts: readonly Fact[]
  readonly titles?: Fact
  /** Whether the last fact is the sum. */
  readonly hasTotal?: boolean
}

const cell = `${classes.text} ${classes.hairline}`

/** Names with values, such as amounts. The text version keeps the columns. */
export function FactsTable({ facts, titles, hasTotal = false }: FactsTableProps) {
  return (
    <table style={styles.table} data-text-format="dataTable">
      {titles && (
        <thead>
          <tr>
            <th scope="col" className={cell} style={{ ...styles.cell, ...styles.strong }}>
              {titles[0]}
            </th>
            <th scope="col" className={cell} style={{ ...styles.value, ...styles.strong }}>
              {titles[1]}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {facts.map(([name, value], index) => {
          const weight = hasTotal && index === facts.length - 1 ? styles.strong : null
          return (
            <tr key={name}>
              <th scope="row" className={cell} style={{ ...styles.cell, ...weight }}>
                {name}
              </th>
              <td className={cell} style={{ ...styles.value, ...weight }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
