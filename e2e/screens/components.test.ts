import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentsFile, type ScreenComponents } from '../../packages/storefront/vite.components.ts'
import { needlessComponents } from '../../scripts/bench/budgets.ts'
import { root } from '../../scripts/run.ts'
import { expect, test } from '../support/test.ts'

const firstScreens = ['screens/home.tsx', 'screens/category.tsx', 'screens/product.tsx']

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
 * Gate for chunks by who runs a module (ADR 3). What the first screens run travels in a few common chunks, so a screen may
 * bring components of those; it must never bring one that only screens behind them use.
 */
test('no screen loads a component of screens that it is not', () => {
  const screens = builtScreens()
  const common = new Set(firstScreens.flatMap((screen) => screens[screen]!.imports))
  const strange = needless(screens).flatMap(([screen, components]) =>
    components
      .filter((component) => !common.has(component))
      .map((component) => `${screen} loads ${component}`),
  )
  expect(strange).toEqual([])
})

test('no screen loads more components that it does not use than it may', () => {
  const beyond = needless(builtScreens()).flatMap(([screen, components]) => {
    const allowed = needlessComponents[screen] ?? needlessComponents.others
    return components.length > allowed
      ? [`${screen} loads ${components.length}, ${allowed} allowed: ${components.join(' ')}`]
      : []
  })
  expect(beyond).toEqual([])
})
