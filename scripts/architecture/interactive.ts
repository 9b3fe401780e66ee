import { existsSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { componentOf } from '../components/component-names.ts'
import { filesOf, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** A component that renders a control of its own, and the story that owes its pictures and its keyboard. */
interface Interactive {
  readonly file: string
  readonly source: string
  readonly storyFile: string
  readonly story: string
}

const nativeControl = /<(?:button|a|input|select|textarea|summary|Link)\b/
const libraryControl =
  /from '(?:downshift|@radix-ui\/react-(?!avatar|label|portal|progress|separator|slot|visually-hidden)[\w-]+)'/
/** What stands on the page only once it is opened; its stories open it. */
const overlay =
  /from '(?:@radix-ui\/react-(?:dialog|alert-dialog|popover|tooltip|dropdown-menu|navigation-menu|toast)|[./]+overlays\/[\w-]+\.tsx)'/

/** Components that render a control themselves; with `anyhow` those, too, that render a component which does. */
function interactiveComponents(root: string, anyhow = false): Interactive[] {
  const files = filesOf(root, ['packages/ui/src/*/**/*.tsx'])
  const sources = new Map(files.map((file) => [file, withoutComments(readText(root, file))]))
  return files
    .filter((file) => !file.startsWith('packages/ui/src/internal/'))
    .flatMap((file) => {
      const source = sources.get(file)!
      if (!isControl(source) && !(anyhow && holdsControl(file, sources))) return []
      const storyFile = file.replace('packages/ui/src/', 'stories/').replace(/\.tsx$/, '.stories.tsx')
      // A component without any story is the business of the rule that asks for one.
      if (!existsSync(join(root, storyFile))) return []
      return [{ file, source, storyFile, story: readText(root, storyFile) }]
    })
}

/** Whether a component's source renders a control itself. */
export const isControl = (source: string): boolean =>
  nativeControl.test(source) || libraryControl.test(source)

/** Whether a component shows a control, itself or by another component that it names in its markup. */
function holdsControl(file: string, sources: ReadonlyMap<string, string>): boolean {
  const source = sources.get(file)
  if (source === undefined) return false
  if (isControl(source)) return true
  const imports = source.matchAll(/^import (?!type)([^;]*?) from '(\.[^']+\.tsx)'/gm)
  return [...imports].some(
    ([, names = '', path = '']) =>
      [...names.matchAll(/\b[A-Z]\w+/g)].some(([name]) => new RegExp(`<${name}\\b`).test(source)) &&
      holdsControl(posix.join(posix.dirname(file), path), sources),
  )
}

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

const byKeyboard = /\buserEvent\.(?:keyboard|tab)\(|\bkeyboardStory\(|\btabThroughControls\(/

/** States a component has when its source speaks of them. */
const ownStates = {
  disabled: /\b(?:disabled|unavailableReason|aria-disabled)\b/,
  error: /\berror\b/,
  loading: /\bloading\b/,
}

/** Interactive components whose focus, hover, pressed, disabled, error or loading no picture shows. */
export function stateViolations(root: string): Violation[] {
  return interactiveComponents(root)
    .filter(({ source }) => !overlay.test(source))
    .flatMap(({ source, storyFile, story }) => {
      const said = source.replace(/ from '[^']*'/g, '')
      const [, told] = /^export const States\b[^=]*=([^]*?)(?=^export |(?![^]))/m.exec(story) ?? []
      if (told === undefined)
        return [
          {
            where: storyFile,
            problem:
              'pictures no state of its control: it needs `export const States: Story = states(Default)` (stories/states.tsx)',
          },
        ]
      return Object.entries(ownStates)
        .filter(([name, sign]) => sign.test(said) && !new RegExp(`\\b${name}:`).test(told))
        .map(([name]) => ({
          where: storyFile,
          problem: `its States leave out ${name}, which the component has`,
        }))
    })
}

/** Components with controls, their own or those of others, that no test uses by keyboard. */
export function keyboardViolations(root: string): Violation[] {
  const stories = filesOf(root, ['stories/**/*.stories.tsx']).map((file) => readText(root, file))
  return interactiveComponents(root, true).flatMap(({ file, source, storyFile, story }) => {
    // What the keyboard goes through from another control, as the options below a field, is tried together with it.
    const fromElsewhere = source.includes('tabIndex={-1}')
      ? stories.filter((other) => other.includes(`<${componentOf(basename(file, '.tsx'))} `))
      : []
    if ([story, ...fromElsewhere].some((text) => byKeyboard.test(text))) return []
    const problem =
      'is never used by keyboard: it needs `export const ByKeyboard: Story = keyboardStory(Default)` (stories/keyboard.ts) or a play that presses keys'
    return [{ where: storyFile, problem }]
  })
}
