import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withHelpers, withoutHelpers } from '../../../packages/storefront/vite.helpers.ts'

const helpers = 'var e=Object.keys,o=n=>()=>n,s=n=>e(n).join();export{s as n,o as t};\n'
const file = 'rolldown-runtime-1.js'
/** Its short names are those of the helpers' file, and mean something else. */
const framework = `import{t as n}from"./${file}";var e=n(7),s="own";function o(){return e()+s}export{o as a};`
const screen = `const deps=["assets/${file}"];import{n as t,t as e}from"./${file}";import{a as r}from"./framework-2.js";export const said=[t({x:1,y:2}),e(3)(),r()].join(" "),waits=deps;`

/** What a file shows when a browser has it with the other. */
async function run(code: string, frameworkCode: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'colada-helpers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'framework-2.js'), frameworkCode)
  writeFileSync(join(folder, 'screen.js'), code)
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'screen.js')).href) as Promise<
    Record<string, unknown>
  >
}

test('files find the helpers of the bundler at the libraries, whatever each calls them', async () => {
  const code = withoutHelpers(screen, file, 'framework-2.js')
  expect(code).not.toContain(file)
  const { said, waits } = await run(code, withHelpers(framework, helpers, file))
  expect(said).toBe('x,y 3 7own')
  expect(waits).toEqual(['assets/framework-2.js'])
})

// Guard: a short name may stand within the word `import`.
test('a helper that keeps its name is found as well', async () => {
  const code = withoutHelpers(`import{t}from"./${file}";export const said=t(3)();`, file, 'framework-2.js')
  expect((await run(code, withHelpers(framework, helpers, file))).said).toBe(3)
})

test('libraries that need no helper show them all the same', async () => {
  const code = withoutHelpers(screen, file, 'framework-2.js')
  const { said } = await run(code, withHelpers('function o(){return"own"}export{o as a};', helpers, file))
  expect(said).toBe('x,y 3 own')
})

test('a file without helpers stays as it is', () => {
  expect(withoutHelpers('export{o as a};', file, 'framework-2.js')).toBe('export{o as a};')
})

test('helpers that show nothing are told of, not lost', () => {
  expect(() => withHelpers(framework, 'var e=1;', file)).toThrow(file)
})
