import { expect, test } from 'vitest'
import { componentFacts } from '#scripts/components/component-facts.ts'
import { root } from '#scripts/run.ts'

/*
 * What the whole product needs, by the words in which it is asked for. Proves that whoever looks for one of them in Storybook finds
 * it: by the name it has here or by one it has elsewhere. It fails when a component goes, or loses its other name.
 */
const primitives = `box, stack, inline, grid, columns, container, divider, hidden, text, heading, link, prose, button, icon button,
button group, text field, password field, phone field, date field, number field, field, text area, select, native select, combobox,
checkbox, radio group, switch, segmented control, slider, file drop, form error summary, badge, tag, chip, avatar,
card, list, description list, table, pagination, breadcrumb, tabs, accordion, stepper, progress, meter, spinner, skeleton,
tooltip, popover, dialog, alert dialog, sheet, dropdown menu, navigation menu, toast, banner, callout, empty state, error
state, carousel, image, icon set, share buttons, language switch, theme switch, skip link, visually hidden, countdown, price,
quantity stepper`

const ofTheShop = `navbar, mobile menu, search box, footer, top banner, promotional banner, flash message, cookie banner,
cookie settings table, unsupported-browser notice, category sidebar, category tile, sub-filter bar, product card, product hero,
included-in-service list, measure modal, compatible products row, subtotal bar, cart line, cart panel, free-shipping meter,
coupon field, promo card, voucher card, slot picker, day strip, hour grid, existing slot, two-leg planner, address select, address
card, address form, zip check, price summary, remarks, payment method picker, saved card, card form frame, payment countdown,
thank-you, order card, order timeline, order actions, item table, incident panel, absence panel, profile panel, address table,
referral box, registration tabs, login panel, faq, store card, store selector, coverage map drawing, town list, price table, contact
form parts, hero, features, steps, call to action, legal prose, blog card, sticky help button`

const asked = (list: string) => list.split(/,\s+/).map((name) => name.replace(/\s+/g, ' '))

const facts = componentFacts(root)

/** `PasswordField` and `password-field` as people say them. */
const spoken = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()

const names = new Set(
  facts.flatMap(({ name, components, told }) =>
    [name, ...components, ...(told?.said.alsoCalled ?? [])].map(spoken),
  ),
)

test.each([
  ['primitives', primitives],
  ['components of the shop', ofTheShop],
])('%s: every one that is asked for is there', (_, list) => {
  expect(asked(list).filter((name) => !names.has(spoken(name)))).toEqual([])
})

test('no two components answer to the same name', () => {
  const own = facts.flatMap(({ components }) => components)
  expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([])
  const foreign = facts.flatMap(({ components, told }) =>
    (told?.said.alsoCalled ?? []).filter((name) => own.includes(name) && !components.includes(name)),
  )
  expect(foreign).toEqual([])
})
