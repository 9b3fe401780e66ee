import { lineKey } from '@colada/domain/cart/cart-rules'
import { formatMoney } from '@colada/domain/money/format-money'
import { IconButton, QuantityStepper, Table, type TableColumn, TrashIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'
import type { DeskLine } from './lines.ts'

export interface GarmentLinesProps {
  readonly lines: readonly DeskLine[]
  /** Name of the table; by default that of the part of a new order. */
  readonly caption?: string
  readonly onQuantity: (key: string, quantity: number) => void
}

type Columns = [TableColumn<DeskLine>, ...TableColumn<DeskLine>[]]

function columnsOf(t: Translate, onQuantity: GarmentLinesProps['onQuantity']): Columns {
  return [
    {
      id: 'name',
      label: t('counter:garments.garment'),
      cell: ({ product, line }) =>
        line.measure ? `${product.name} ${line.measure.width} × ${line.measure.height} cm` : product.name,
    },
    {
      id: 'quantity',
      label: t('counter:garments.quantity'),
      cell: ({ line, product }) => (
        <QuantityStepper
          size="small"
          value={line.quantity}
          onChange={(quantity) => onQuantity(lineKey(line), quantity)}
          label={t('counter:garments.quantityOf', { name: product.name })}
          labels={{
            decrease: t('counter:garments.less', { name: product.name }),
            increase: t('counter:garments.more', { name: product.name }),
            remove: t('counter:garments.remove', { name: product.name }),
          }}
        />
      ),
    },
    {
      id: 'total',
      label: t('counter:garments.total'),
      align: 'end',
      cell: ({ total }) => formatMoney(total),
    },
    {
      id: 'remove',
      label: t('counter:garments.removeColumn'),
      align: 'end',
      cell: ({ line, product }) => (
        <IconButton
          size="small"
          label={t('counter:garments.remove', { name: product.name })}
          icon={<TrashIcon />}
          onClick={() => onQuantity(lineKey(line), 0)}
        />
      ),
    },
  ]
}

/** The garments of the order. */
export function GarmentLines({ lines, caption, onQuantity }: GarmentLinesProps) {
  const { t } = useTranslation('counter')
  return (
    <Table
      caption={caption ?? t('counter:garments.title')}
      hideCaption
      columns={columnsOf(t, onQuantity)}
      rows={lines}
      getKey={({ line }) => lineKey(line)}
    />
  )
}
