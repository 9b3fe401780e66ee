import { formatMoney } from '../../platform/format/money.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useTranslation } from 'react-i18next'
import type { ProductProblem } from './use-add-to-cart.ts'
import type { ProductView } from './views.ts'

/** The messages of product cards, translated once per list and passed down. */
export function useCardMessages() {
  const { t } = useTranslation(['catalogue', 'shell'])
  return {
    add: t('catalogue:add'),
    measure: t('catalogue:measure'),
    blocked: { disabled: t('catalogue:disabled'), incompatible: t('catalogue:blocked') },
    blockedReason: {
      disabled: t('catalogue:problem.disabled'),
      incompatible: t('catalogue:problem.incompatible'),
    },
    decrease: t('catalogue:decrease'),
    increase: t('catalogue:increase'),
    remove: t('catalogue:remove'),
    price: ({ price }: ProductView) => formatMoney(price),
    unit: (product: ProductView) =>
      withVatNote(t, product.measure ? t('catalogue:perSquareMetre') : '', product),
    addName: (name: string) => t('catalogue:addName', { name }),
    measureName: (name: string) => t('catalogue:measureName', { name }),
    blockedName: (problem: ProductProblem, name: string) =>
      t(problem === 'disabled' ? 'catalogue:disabledName' : 'catalogue:blockedName', { name }),
    quantityOf: (name: string) => t('catalogue:quantityOf', { name }),
    inCart: (count: number) => t('catalogue:inCart', { count }),
  }
}

export type CardMessages = ReturnType<typeof useCardMessages>
