import { formatArea } from '@colada/client/format/area'
import { billableArea, type Measure, measureLimits, priceMeasure } from '@colada/domain/catalogue/measures'
import type { Product } from '@colada/domain/catalogue/product'
import { formatMoney } from '@colada/domain/money/format-money'
import { MeasureModal } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface MeasureDialogProps {
  readonly product: Product
  readonly onClose: () => void
  readonly onMeasured: (measure: Measure) => void
}

/** Takes width and height of a measured garment, within the limits of a counter. Loaded when one is added. */
export default function MeasureDialog({ product, onClose, onMeasured }: MeasureDialogProps) {
  const { t } = useTranslation(['counter', 'common'])
  const kind = product.measure
  if (kind === null) return null
  const limits = measureLimits(kind, true)
  return (
    <MeasureModal
      open
      onOpenChange={(open) => !open && onClose()}
      title={product.name}
      description={t('counter:measure.price', { price: formatMoney(product.price) })}
      limits={limits}
      getQuote={(size) => ({
        area: formatArea(billableArea(kind, size)),
        total: formatMoney(priceMeasure(kind, size, product.price)),
      })}
      onConfirm={onMeasured}
      labels={{
        width: t('counter:measure.width'),
        height: t('counter:measure.height'),
        widthHint: t('counter:measure.range', { ...limits.width }),
        heightHint: t('counter:measure.range', { ...limits.height }),
        widthOutOfRange: t('counter:measure.outOfRange', { ...limits.width }),
        heightOutOfRange: t('counter:measure.outOfRange', { ...limits.height }),
        wholeCentimetres: t('counter:measure.whole'),
        metresRead: (metres, centimetres) => t('counter:measure.metresRead', { metres, centimetres }),
        unit: 'cm',
        area: t('counter:measure.area'),
        total: t('counter:measure.total'),
        incomplete: t('counter:measure.incomplete'),
        close: t('common:calls.close'),
        cancel: t('counter:measure.cancel'),
        confirm: t('counter:measure.confirm'),
      }}
    />
  )
}
