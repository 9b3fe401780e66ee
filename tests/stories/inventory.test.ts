import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFiles, readText } from '#scripts/architecture/files.ts'
import { readComponentMetadata } from '#scripts/components/component-metadata.ts'
import { root } from '#scripts/run.ts'

/* The components that the product needs. Each must be found in Storybook by its name or an alternative name. */
const primitives = `box, stack, inline, grid, columns, container, divider, hidden, text, heading, link, prose, button, icon button,
button group, text field, password field, phone field, date field, number field, field, text area, select, native select, combobox,
checkbox, radio group, switch, segmented control, slider, file drop, form error summary, badge, tag, chip, avatar,
card, list, description list, table, pagination, breadcrumb, tabs, accordion, stepper, progress, meter, spinner, skeleton,
tooltip, popover, dialog, alert dialog, sheet, dropdown menu, navigation menu, toast, banner, callout, empty state, error
state, carousel, image, icon set, share buttons, language switch, theme switch, skip link, visually hidden, countdown, price,
quantity stepper`

const shopComponents = `navbar, mobile menu, search box, footer, top banner, promotional banner, flash message, cookie banner,
cookie settings table, unsupported-browser notice, category sidebar, category tile, sub-filter bar, product card, product hero,
included-in-service list, measure modal, compatible products row, subtotal bar, cart line, cart panel, free-shipping meter,
coupon field, promo card, voucher card, slot picker, day strip, hour grid, existing slot, two-leg planner, address select, address
card, address form, zip check, price summary, remarks, payment method picker, saved card, card form frame, payment countdown,
thank-you, order card, order timeline, order actions, item table, incident panel, absence panel, profile panel, address card,
referral box, registration tabs, login panel, faq, store card, store selector, coverage map drawing, town list, price table, contact
form parts, hero, features, steps, call to action, legal prose, blog card, sticky help button`

const parseList = (list: string) => list.split(/,\s+/).map((name) => name.replace(/\s+/g, ' '))

const components = readComponentMetadata(root)

/** `PasswordField` and `password-field` → `password field`. */
const toWords = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()

const names = new Set(
  components.flatMap(({ name, components, storySource }) =>
    [name, ...components, ...(storySource?.guideTexts.alsoCalled ?? [])].map(toWords),
  ),
)

test.each([
  ['primitives', primitives],
  ['shop components', shopComponents],
])('has a component for every name: %s', (_, list) => {
  expect(parseList(list).filter((name) => !names.has(toWords(name)))).toEqual([])
})

test('has no name twice', () => {
  const own = components.flatMap(({ components }) => components)
  expect(own.filter((name, index) => own.indexOf(name) !== index)).toEqual([])
  const conflicting = components.flatMap(({ components, storySource }) =>
    (storySource?.guideTexts.alsoCalled ?? []).filter(
      (name) => own.includes(name) && !components.includes(name),
    ),
  )
  expect(conflicting).toEqual([])
})

/** Every title, by its file. */
const titles = findFiles(root, ['stories/**/*.stories.tsx', 'stories/**/*.mdx']).map((file) => ({
  file,
  title: /\btitle[:=] ?['"]([^'"]+)['"]/.exec(readText(root, file))?.[1] ?? '',
}))

test('titles are words in sentence case', () => {
  const sentenceCase = /^(?:FAQ|[A-Z][a-z]+)(?:[ -][a-z]+)*$/
  expect(titles.filter(({ title }) => !title.split('/').every((part) => sentenceCase.test(part)))).toEqual([])
})

test('screens are grouped by subject', () => {
  const subjects = new Set([
    ...readdirSync(`${root}stories/shop`).map((name) => name.toLowerCase()),
    'back office',
  ])
  const screens = titles.filter(({ title }) => title.startsWith('Screens/'))
  expect(screens.length).toBeGreaterThan(20)
  const ungrouped = screens.filter(({ title }) => {
    const [, subject = '', ...names] = title.split('/')
    return !subjects.has(subject.toLowerCase()) || names.length !== 1
  })
  expect(ungrouped).toEqual([])
})

test('stories with controls render their args', () => {
  const stories = findFiles(root, ['stories/**/*.stories.tsx']).flatMap((file) =>
    readText(root, file)
      .split(/^(?=export const )/m)
      .filter((story) => story.includes('controls: { disable: false }'))
      .map((story) => ({ file, story })),
  )
  expect(stories.length).toBeGreaterThan(0)
  expect(stories.filter(({ story }) => !story.includes('{...args}')).map(({ file }) => file)).toEqual([])
})
