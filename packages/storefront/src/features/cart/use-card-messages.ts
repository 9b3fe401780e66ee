import { formatMoney } from '@colada/domain/money/format-money'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import type { MessageKey } from '../../platform/language/messages.ts'
import { type Refusal, refusalMessages } from '../catalogue/refusal.ts'
import type { ProductView } from '../catalogue/views.ts'

/** The text of the disabled button, which says in short why. */
const stateMessages = {
  disabled: 'catalogue:blockedDisabled',
  incompatible: 'catalogue:blocked',
  'other-order': 'catalogue:blocked',
  'too-slow': 'catalogue:blockedTooSlow',
} as const satisfies Record<Refusal, MessageKey>

/** The messages of product cards, translated once per list and passed down. */
export function useCardMessages() {
  const { t } = useTranslation(['catalogue', 'shell'])
  return {
    add: t('catalogue:add'),
    measure: t('catalogue:measure'),
    blocked: (refusal: Refusal) => t(stateMessages[refusal]),
    blockedReason: (refusal: Refusal) => t(refusalMessages[refusal]),
    decrease: t('catalogue:decrease'),
    increase: t('catalogue:increase'),
    remove: t('catalogue:remove'),
    price: ({ price }: ProductView) => formatMoney(price),
    unit: (product: ProductView) =>
      withVatNote(t, product.measure ? t('catalogue:perSquareMetre') : '', product),
    addName: (name: string) => t('catalogue:addName', { name }),
    measureName: (name: string) => t('catalogue:measureName', { name }),
    blockedName: (refusal: Refusal, name: string) =>
      t('catalogue:blockedName', { reason: t(stateMessages[refusal]), name }),
    quantityOf: (name: string) => t('catalogue:quantityOf', { name }),
    inCart: (count: number) => t('catalogue:inCart', { count }),
  }
}

export type CardMessages = ReturnType<typeof useCardMessages>
