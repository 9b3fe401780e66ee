import { existsSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { findComponentFiles } from '../components/component-files.ts'
import { componentOf } from '../components/component-names.ts'
import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** A component that renders a control, with its stories. */
interface Interactive {
  readonly file: string
  readonly source: string
  readonly storyFile: string
  readonly story: string
}

const nativeControl = /<(?:button|a|input|select|textarea|summary|Link)\b/
const libraryControl =
  /from '(?:downshift|@radix-ui\/react-(?!avatar|label|portal|progress|separator|slot|visually-hidden)[\w-]+)'/
/** Overlays, which are rendered only when open; their stories open them. */
const overlay =
  /from '(?:@radix-ui\/react-(?:dialog|alert-dialog|popover|tooltip|dropdown-menu|navigation-menu|toast)|[./]+overlays\/[\w-]+\.tsx)'/

/** Components that render a control themselves; `includeIndirect` adds those that render a component which does. */
function interactiveComponents(root: string, includeIndirect = false): Interactive[] {
  const files = findFiles(root, ['packages/ui/src/*/**/*.tsx'])
  const sources = new Map(files.map((file) => [file, withoutComments(readText(root, file))]))
  return findComponentFiles(root).flatMap((file) => {
    const source = sources.get(file)!
    if (!isControl(source) && !(includeIndirect && rendersControl(file, sources))) return []
    const storyFile = file.replace('packages/ui/src/', 'stories/').replace(/\.tsx$/, '.stories.tsx')
    // `storyViolations` reports components without stories.
    if (!existsSync(join(root, storyFile))) return []
    return [{ file, source, storyFile, story: readText(root, storyFile) }]
  })
}

/** Whether a component renders a control itself. */
export const isControl = (source: string): boolean =>
  nativeControl.test(source) || libraryControl.test(source)

/** Whether a component renders a control, itself or through a component in its JSX. */
function rendersControl(file: string, sources: ReadonlyMap<string, string>): boolean {
  const source = sources.get(file)
  if (source === undefined) return false
  if (isControl(source)) return true
  const imports = source.matchAll(/^import (?!type)([^;]*?) from '(\.[^']+\.tsx)'/gm)
  return [...imports].some(
    ([, names = '', path = '']) =>
      [...names.matchAll(/\b[A-Z]\w+/g)].some(([name]) => new RegExp(`<${name}\\b`).test(source)) &&
      rendersControl(posix.join(posix.dirname(file), path), sources),
  )
}

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

const keyboardInput = /\buserEvent\.(?:keyboard|tab)\(|\bkeyboardStory\(|\btabThroughControls\(/

/** States that a component has if its source matches. */
const statePatterns = {
  disabled: /\b(?:disabled|unavailableReason|aria-disabled)\b/,
  error: /\berror\b/,
  loading: /\bloading\b/,
}

/** Requires a `States` story with all states of every control. */
export function stateViolations(root: string): Violation[] {
  return interactiveComponents(root)
    .filter(({ source }) => !overlay.test(source))
    .flatMap(({ source, storyFile, story }) => {
      const code = source.replace(/ from '[^']*'/g, '')
      const [, statesStory] = /^export const States\b[^=]*=([^]*?)(?=^export |(?![^]))/m.exec(story) ?? []
      if (statesStory === undefined)
        return [
          {
            where: storyFile,
            problem:
              'has no screenshots of its states; add `export const States: Story = states(Default)` (stories/states.tsx)',
          },
        ]
      return Object.entries(statePatterns)
        .filter(([name, pattern]) => pattern.test(code) && !new RegExp(`\\b${name}:`).test(statesStory))
        .map(([name]) => ({
          where: storyFile,
          problem: `its States lack ${name}, which the component has`,
        }))
    })
}

/** Requires keyboard input in the stories of every component with controls. */
export function keyboardViolations(root: string): Violation[] {
  const stories = findFiles(root, ['stories/**/*.stories.tsx']).map((file) => readText(root, file))
  return interactiveComponents(root, true).flatMap(({ file, source, storyFile, story }) => {
    // Elements outside the tab order, as the options of a field, are tested through their control.
    const otherStories = source.includes('tabIndex={-1}')
      ? stories.filter((other) => other.includes(`<${componentOf(basename(file, '.tsx'))} `))
      : []
    if ([story, ...otherStories].some((text) => keyboardInput.test(text))) return []
    const problem =
      'is not tested by keyboard; add `export const ByKeyboard: Story = keyboardStory(Default)` (stories/keyboard.ts) or a play function with keyboard input'
    return [{ where: storyFile, problem }]
  })
}
