import { classes, styles } from '../style.ts'

export type Fact = readonly [name: string, value: string]

/** Names with values, such as amounts. The text version keeps the columns. */
export function FactsTable({ facts, hasTotal = false }: { facts: readonly Fact[]; hasTotal?: boolean }) {
  return (
    <table style={styles.table} data-text-format="dataTable">
      <tbody>
        {facts.map(([name, value], index) => {
          const weight = hasTotal && index === facts.length - 1 ? styles.strong : null
          return (
            <tr key={name}>
              <th
                scope="row"
                className={`${classes.text} ${classes.hairline}`}
                style={{ ...styles.cell, ...weight }}
              >
                {name}
              </th>
              <td className={`${classes.text} ${classes.hairline}`} style={{ ...styles.value, ...weight }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
