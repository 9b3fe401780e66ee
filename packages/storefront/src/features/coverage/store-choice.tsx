import { DescriptionList, StoreSelector } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import type { ChosenStore } from './use-chosen-store.ts'

export interface StoreChoiceProps extends ChosenStore {
  /** False where the stores are shown beside the selector. */
  readonly hasAddresses: boolean
}

/**
 * The store selector (spec 000 §2). It needs scripts, and Radix's radio buttons have style attributes, which the
 * Content-Security-Policy blocks in documents: these list the stores instead.
 */
export function StoreChoice({ stores, chosen, choose, hasAddresses }: StoreChoiceProps) {
  const { t } = useTranslation('coverage')
  const options = stores.map(({ id, name, street, postalCode, town }) => ({
    id: String(id),
    name,
    address: hasAddresses ? `${street}, ${postalCode} ${town}` : undefined,
  }))
  const list = options.map(({ id, name, address }) => ({ id, term: name, description: address }))
  return (
    <ClientOnly fallback={hasAddresses && <DescriptionList layout="stacked" entries={list} />}>
      <StoreSelector
        label={t('coverage:stores.label')}
        hint={t('coverage:stores.hint')}
        stores={options}
        value={String(chosen?.id ?? '')}
        onChange={(id) => choose(Number(id))}
      />
    </ClientOnly>
  )
}
