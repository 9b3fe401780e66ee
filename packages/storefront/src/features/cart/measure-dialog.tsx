import { formatArea } from '@colada/client/format/area'
import { type Measure, billableArea, measureLimits, priceMeasure } from '@colada/domain/catalogue/measures'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { MeasureModal } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { ProductView } from '../catalogue/views.ts'

export interface MeasureDialogProps {
  readonly product: Pick<ProductView, 'title' | 'categoryId' | 'measure' | 'price'>
  /** The current size, when it is being changed. */
  readonly initial?: Measure
  readonly onClose: () => void
  readonly onMeasured: (measure: Measure) => void
}

/** Takes width and height of a carpet, curtain or flag and shows the price (spec 000 §2, Measure modal). */
export default function MeasureDialog({ product, initial, onClose, onMeasured }: MeasureDialogProps) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const staff = useAppSelector(selectStaff)
  const kind = product.measure
  if (kind === null) return null
  const limits = measureLimits(kind, staff)
  const format = (price: Cents) => withVatNote(t, formatMoney(price), product)
  return (
    <MeasureModal
      open
      onOpenChange={(open) => !open && onClose()}
      title={product.title}
      description={t('catalogue:measuring.description', { price: format(product.price) })}
      limits={limits}
      {...(initial && { initial })}
      getQuote={(size) => ({
        area: formatArea(size.width * size.height),
        total: format(priceMeasure(kind, size, product.price)),
        ...(billableArea(kind, size) > size.width * size.height && {
          note: t('catalogue:measuring.minimum'),
        }),
      })}
      onConfirm={onMeasured}
      labels={{
        width: t('catalogue:measuring.width'),
        height: t('catalogue:measuring.height'),
        widthHint: t('catalogue:measuring.range', { ...limits.width }),
        heightHint: t('catalogue:measuring.range', { ...limits.height }),
        widthOutOfRange: t('catalogue:measuring.outOfRange', { ...limits.width }),
        heightOutOfRange: t('catalogue:measuring.outOfRange', { ...limits.height }),
        wholeCentimetres: t('catalogue:measuring.whole'),
        metresRead: (metres, centimetres) => t('catalogue:measuring.metresRead', { metres, centimetres }),
        unit: 'cm',
        area: t('catalogue:measuring.area'),
        total: t('catalogue:measuring.total'),
        incomplete: t('catalogue:measuring.incomplete'),
        close: t('catalogue:close'),
        cancel: t('catalogue:cancel'),
        confirm: t(initial ? 'catalogue:measuring.save' : 'catalogue:measuring.confirm'),
      }}
    />
  )
}
