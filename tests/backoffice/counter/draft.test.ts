// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { dropDraft, emptyDraft, loadDraft, saveDraft } from '#backoffice/features/counter/order/draft.ts'

const now = Date.parse('2026-03-10T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const draft = { ...emptyDraft, items: [{ product_id: 1, qty: 3 }], remarks: 'Botón suelto' }

beforeEach(() => localStorage.clear())

it('is kept for each customer for a day', () => {
  saveDraft(7, draft, now)
  expect(loadDraft(7, now + DAY_MS)).toEqual(draft)
  expect(loadDraft(8, now)).toEqual(emptyDraft)
  expect(loadDraft(8, now + DAY_MS + 1)).toEqual(emptyDraft)
  expect(localStorage).toHaveLength(0)
})

it('is dropped with its order', () => {
  saveDraft(7, draft, now)
  dropDraft(7)
  expect(loadDraft(7, now)).toEqual(emptyDraft)
})

it('is empty where the stored text is not a draft', () => {
  localStorage.setItem('colada_counter_draft:7', '{"savedAt":1}')
  expect(loadDraft(7, now)).toEqual(emptyDraft)
})
