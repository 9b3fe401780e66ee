import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentsFile, type ScreenComponents } from '../../packages/storefront/vite.components.ts'
import { root } from '../../scripts/run.ts'
import { expect, test } from '../support/test.ts'

const firstScreens = ['screens/home.tsx', 'screens/category.tsx', 'screens/product.tsx']

/*
 * Gate for chunks by who runs a module (ADR 3). What the first screens run travels in a few common chunks, so a screen may
 * bring components of those; it must never bring one that only screens behind them use.
 */
test('no screen loads a component of screens that it is not', () => {
  const file = join(root, 'packages/storefront/build', componentsFile)
  const screens = JSON.parse(readFileSync(file, 'utf8')) as ScreenComponents
  const common = new Set(firstScreens.flatMap((screen) => screens[screen]!.imports))
  const needless = Object.entries(screens).flatMap(([screen, { imports, brings }]) =>
    brings
      .filter((component) => !imports.includes(component) && !common.has(component))
      .map((component) => `${screen} loads ${component}`),
  )
  expect(needless).toEqual([])
})

test('home and a category load no component that they do not use', () => {
  const file = join(root, 'packages/storefront/build', componentsFile)
  const screens = JSON.parse(readFileSync(file, 'utf8')) as ScreenComponents
  for (const screen of ['screens/home.tsx', 'screens/category.tsx']) {
    const { imports, brings } = screens[screen]!
    expect(brings.filter((component) => !imports.includes(component))).toEqual([])
  }
})
