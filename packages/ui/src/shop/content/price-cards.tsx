/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   some browsers drop the table roles when CSS changes `display`, so they are explicit */
import { Image } from '../../media/image.tsx'
import { Text } from '../../text/text.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './price-cards.css.ts'

export type PriceRow = {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly picture?: PictureView
  /** A formatted price per column, or `null`. */
  readonly prices: readonly (string | null)[]
}

export type PriceCardsProps = {
  readonly caption: string
  readonly hideCaption?: boolean
  /** Heading of the first column. */
  readonly name: string
  /** Headings of the price columns: fabric, leather. */
  readonly columns: readonly string[]
  readonly rows: readonly PriceRow[]
  /** Announced in place of a missing price. */
  readonly noPriceLabel: string
  readonly note?: string
}

/** Prices by item and kind: a card per item on screen, a table on paper and for assistive technology. */
export function PriceCards(props: PriceCardsProps) {
  const { caption, hideCaption, name, columns, rows, noPriceLabel, note } = props
  return (
    <div className={styles.root}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.heading}>
              {name}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader" className={styles.heading} data-figure>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.cards} role="rowgroup">
          {rows.map(({ id, name, detail, picture, prices }) => (
            <tr key={id} className={styles.card} role="row">
              <th scope="row" role="rowheader" className={styles.name}>
                <span className={styles.item}>
                  {picture && (
                    <span className={styles.picture}>
                      <Image {...picture} alt="" radius="control" />
                    </span>
                  )}
                  <span>
                    {name}
                    {detail && (
                      <Text as="div" size="small" tone="secondary" weight="regular">
                        {detail}
                      </Text>
                    )}
                  </span>
                </span>
              </th>
              {columns.map((column, at) => (
                <td key={column} translate="no" role="cell" className={styles.price} data-column={column}>
                  {prices[at] ?? <NoPrice label={noPriceLabel} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </div>
  )
}

/** A dash with an accessible label. */
const NoPrice = ({ label }: { label: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)
