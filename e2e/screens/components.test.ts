import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentsFile, type ScreenComponents } from '../../packages/storefront/vite.components.ts'
import { needlessComponents } from '#scripts/bench/budgets.ts'
import { root } from '#scripts/run.ts'
import { expect, test } from '../support/test.ts'

const builtScreens = (): ScreenComponents =>
  JSON.parse(
    readFileSync(join(root, 'packages/storefront/build', componentsFile), 'utf8'),
  ) as ScreenComponents

/** The components that each screen loads without using them. */
const needless = (screens: ScreenComponents) =>
  Object.entries(screens).map(
    ([screen, { imports, brings }]) =>
      [screen, brings.filter((component) => !imports.includes(component))] as const,
  )

/*
 * Gate for files by who runs a module (ADR 3): a screen may bring a few components that it does not show where files of
 * their own would cost more requests than they are worth, and never more of them than today.
 */
test('no screen loads more components that it does not use than it may', () => {
  const beyond = needless(builtScreens()).flatMap(([screen, components]) => {
    const allowed = needlessComponents[screen] ?? needlessComponents.others
    return components.length > allowed
      ? [`${screen} loads ${components.length}, ${allowed} allowed: ${components.join(' ')}`]
      : []
  })
  expect(beyond).toEqual([])
})
