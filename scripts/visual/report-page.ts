import type { Change } from './changes.ts'

/** The command that accepts changes; screenshot names follow it. */
export const acceptCommand = 'npm run test:visual -- --accept'

/** A change with the URLs of its images, relative to the report. */
export interface ReportedChange extends Change {
  readonly before?: string
  readonly after?: string
  readonly difference?: string
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const figure = (title: string, url: string | undefined, fallback: string) =>
  `<figure><figcaption>${title}</figcaption>${
    url ? `<a href="${escape(url)}"><img loading="lazy" alt="${title}" src="${escape(url)}"></a>` : fallback
  }</figure>`

const noImage = '<p class="none">none</p>'

/** Two overlaid images; equal pixels are black. */
const overlay = (before: string, after: string) =>
  `<div class="over"><img loading="lazy" alt="" src="${escape(before)}"><img loading="lazy" alt="" src="${escape(after)}"></div>`

function card({ name, kind, before, after, difference }: ReportedChange): string {
  const variant = variantIn(name)
  const story = name.slice(variant.length + 1)
  const over = before && after ? overlay(before, after) : noImage
  return `<article data-name="${escape(name)}" data-kind="${kind}" data-variant="${escape(variant)}">
<h2>${escape(story)} <small>${escape(variant)} · ${kind}</small></h2>
<p><code>${acceptCommand} ${escape(name)}</code></p>
<div class="three">${figure('Before', before, noImage)}${figure('After', after, noImage)}${figure('Difference', difference, over)}</div>
</article>`
}

const variantIn = (name: string) => name.slice(0, name.lastIndexOf('/'))

const optionElements = (values: Iterable<string>) =>
  [...new Set(values)].map((value) => `<option>${escape(value)}</option>`).join('')

/** A standalone HTML page that shows changes side by side. */
export function reportPage(changes: readonly ReportedChange[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changed screenshots: ${changes.length}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 1800px; padding: 0 24px 48px }
header { position: sticky; top: 0; background: Canvas; padding: 12px 0; border-bottom: 1px solid GrayText; z-index: 1 }
form { display: flex; flex-wrap: wrap; gap: 12px } input { min-width: 24ch } input, select { font: inherit; padding: 4px 8px }
h1 { font-size: 1.25rem; margin: 0 0 8px } h2 { font-size: 1.1rem; margin: 32px 0 4px } small { font-weight: normal }
p { margin: 4px 0 } code { user-select: all }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 } img { max-width: 100%; outline: 1px solid GrayText } .none { color: GrayText }
.over { position: relative; isolation: isolate } .over img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
</style>
<header><h1><output></output> of ${changes.length} changed screenshots</h1>
<form><label>Name <input type="search" name="text"></label>
<label>Variant <select name="variant"><option value="">all</option>${optionElements(changes.map(({ name }) => variantIn(name)))}</select></label>
<label>Kind <select name="kind"><option value="">all</option>${optionElements(changes.map(({ kind }) => kind))}</select></label></form></header>
<main>${changes.map(card).join('\n')}</main>
<script>
const form = document.forms[0]
const show = () => {
  const { text, variant, kind } = form.elements
  let shown = 0
  for (const card of document.querySelectorAll('article')) {
    const { dataset } = card
    card.hidden = !dataset.name.includes(text.value.trim().toLowerCase()) ||
      (variant.value !== '' && dataset.variant !== variant.value) || (kind.value !== '' && dataset.kind !== kind.value)
    if (!card.hidden) shown += 1
  }
  document.querySelector('output').textContent = shown
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
</script>
</html>
`
}
