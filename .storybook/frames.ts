import type { ComponentGuide } from '#stories/guide.ts'
import type { Globals } from './dress-document.ts'
import { firstChoices } from './toolbars.ts'
import { widths } from './widths.ts'

type WidthName = keyof typeof widths

/** What a story says of the frame in which the docs show it. */
export interface FramedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: WidthName } }
  readonly parameters: {
    readonly shot?: string
    readonly guide?: Pick<ComponentGuide, 'overThePage' | 'playground'>
  }
  readonly name: string
}

/** The width that a story is told for, by its viewport or its name: in a frame so wide it breaks where it would on a phone. */
export function widthOf({ name, storyGlobals }: FramedStory): number | undefined {
  const viewport = storyGlobals?.viewport?.value
  const [, named] = /\bAt (\d+)$/.exec(name) ?? []
  return viewport ? widths[viewport] : named === undefined ? undefined : Number(named)
}

/** Heights of frames, px: with room for what opens, and at first and at most for what a frame grows with. */
const rooms = { opening: 400, growing: 96, tallest: 1600 } as const

/** What opens something is pictured with its page. */
const opens = ({ parameters }: FramedStory): boolean => parameters.shot === 'page'

/** How the docs show a story: as its component says, or in a frame of the width that it is told for. */
export const stageOf = (story: FramedStory) =>
  story.parameters.guide?.overThePage || widthOf(story) === undefined
    ? {}
    : { inline: false, height: `${opens(story) ? rooms.opening : rooms.growing}px` }

const choicesIn = (globals: Globals): string =>
  Object.keys(firstChoices)
    .map((name) => `${name}:${globals[name] ?? ''}`)
    .join(';')

/** The address at which frames and links of the docs begin, so that no story has to be opened a second time for the toolbar. */
export const addressIn = (globals: Globals): string => `iframe.html?globals=${choicesIn(globals)}`

/** Follows the height of what stands in a frame, so that nothing of it has to be scrolled to. */
function growWith(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument
  const root = page?.getElementById('storybook-root')
  if (!page || !root) return
  const grow = () => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page.body)
    const height =
      root.scrollHeight + Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
    const room = Math.min(Math.max(height, rooms.growing), rooms.tallest)
    frame.parentElement!.style.height = `${Math.ceil(room)}px`
  }
  new ResizeObserver(grow).observe(root)
  grow()
}

/**
 * Stories in frames are played where they have to open what lies over the page. The others are left to the reader, as those on the
 * page are: who plays takes the focus, and there is one for the whole page.
 */
function isPlayed({ name, parameters: { guide } }: FramedStory): boolean {
  if (!guide?.overThePage) return false
  return name !== 'Default' || guide.playground === undefined
}

const growing = new WeakSet<HTMLIFrameElement>()

/** Gives stories in frames of their own what Storybook does not: the toolbar's choices, their width, and their height. */
export function dressFrames(globals: Globals, storyById: (id: string) => FramedStory): void {
  const choices = choicesIn(globals)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const story = storyById(frame.id.replace('iframe--', ''))
    const width = widthOf(story)
    if (width) frame.style.inlineSize = `${width}px`
    if (!opens(story) && !growing.has(frame)) {
      growing.add(frame)
      frame.addEventListener('load', () => growWith(frame))
    }
    const address = new URL(frame.src)
    address.searchParams.set('globals', choices)
    if (!isPlayed(story)) address.searchParams.set('embed', 'true')
    if (address.href !== frame.src) frame.src = address.href
  }
}
