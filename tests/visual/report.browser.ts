import { expect, test } from 'vitest'

import { reportPage } from '#scripts/visual/report-page.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const openReport = async () => {
  const frame = document.createElement('iframe')
  frame.srcdoc = reportPage([
    {
      name: 'phone/controls-button-default',
      kind: 'changed',
      before: pixel,
      after: pixel,
      difference: pixel,
    },
    { name: 'desk/text-prose-default', kind: 'changed', before: pixel, after: pixel },
    { name: 'desk/controls-chip-default', kind: 'new', after: pixel },
    { name: 'desk/controls-removed-<default>', kind: 'removed', before: pixel },
  ])
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.replaceChildren(frame)
  await loaded
  return frame.contentDocument!
}

const visibleCards = (report: Document) =>
  [...report.querySelectorAll<HTMLElement>('article')]
    .filter((card) => !card.hidden)
    .map((card) => card.dataset.name)

test('shows the images of each change and the command that accepts it', async () => {
  const report = await openReport()
  const [changed, resized, added, removed] = report.querySelectorAll('article')
  const captions = [...changed!.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
  expect(captions).toEqual(['Before', 'After', 'Difference'])
  expect(changed!.querySelectorAll('img')).toHaveLength(3)
  expect(changed!.querySelector('code')!.textContent).toContain('--accept phone/controls-button-default')
  // Images of different size have no diff image; they are overlaid.
  expect(resized!.querySelectorAll('.over img')).toHaveLength(2)
  expect(added!.querySelectorAll('img')).toHaveLength(1)
  expect(removed!.querySelector('h2')!.textContent).toContain('<default>')
})

test('filters by name, variant and kind', async () => {
  const report = await openReport()
  const type = (name: string, value: string) => {
    const control = report.querySelector<HTMLInputElement>(`[name=${name}]`)!
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(visibleCards(report)).toHaveLength(4)
  type('text', 'controls')
  expect(visibleCards(report)).toHaveLength(3)
  type('variant', 'desk')
  expect(visibleCards(report)).toHaveLength(2)
  type('kind', 'new')
  expect(visibleCards(report)).toEqual(['desk/controls-chip-default'])
  expect(report.querySelector('output')!.textContent).toBe('1')
})
