import { cx } from 'class-variance-authority'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './item-table.css.ts'

export type OrderItem = {
  readonly id: string
  readonly name: string
  /** Measures, category. */
  readonly detail?: string
  readonly quantity: string
  readonly unitPrice: string
  readonly total: string
}

export type ItemTableProps = {
  readonly caption: string
  readonly labels: {
    readonly item: string
    readonly quantity: string
    readonly unitPrice: string
    readonly total: string
  }
  readonly items: readonly OrderItem[]
}

/** Items of an order. On a phone the unit price moves below the name. */
export function ItemTable({ caption, labels, items }: ItemTableProps) {
  return (
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labels.item}
          </th>
          <th scope="col" data-figure className={styles.head}>
            {labels.quantity}
          </th>
          <th scope="col" data-figure className={cx(styles.head, styles.wideOnly)}>
            {labels.unitPrice}
          </th>
          <th scope="col" data-figure className={styles.head}>
            {labels.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, detail, quantity, unitPrice, total }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              <span>{name}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
              <span translate="no" className={styles.narrowOnly}>
                {unitPrice}
              </span>
            </th>
            <td translate="no" data-figure className={styles.cell}>
              {quantity}
            </td>
            <td translate="no" data-figure className={cx(styles.cell, styles.wideOnly)}>
              {unitPrice}
            </td>
            <td translate="no" data-figure className={styles.cell}>
              {total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
