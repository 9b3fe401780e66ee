import { useState } from 'react'
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts'

/** The draft of a customer's order, which every change saves. */
export function useDraft(customerId: number) {
  const [draft, setDraft] = useState(() => loadDraft(customerId, Date.now()))
  return {
    draft,
    change(fields: Partial<Draft>): void {
      const changed = { ...draft, ...fields }
      setDraft(changed)
      saveDraft(customerId, changed, Date.now())
    },
    drop: () => dropDraft(customerId),
  }
}
