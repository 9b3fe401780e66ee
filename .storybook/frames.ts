import type { ComponentGuide } from '#stories/guide.ts'
import type { Globals } from './apply-globals.ts'
import { defaultGlobals } from './toolbars.ts'
import { widths } from './widths.ts'

type WidthName = keyof typeof widths

/** The parts of a story that decide how its docs frame looks. */
export interface FramedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: WidthName } }
  readonly parameters: {
    readonly screenshot?: string
    readonly guide?: Pick<ComponentGuide, 'overlay' | 'playground'>
  }
  readonly name: string
}

/**
 * The frame width of a story that is written for one viewport, in px. It comes from the story's viewport global or from a
 * name that ends with `At 320`.
 */
export function frameWidth({ name, storyGlobals }: FramedStory): number | undefined {
  const viewport = storyGlobals?.viewport?.value
  const [, widthInName] = /\bAt (\d+)$/.exec(name) ?? []
  return viewport ? widths[viewport] : widthInName === undefined ? undefined : Number(widthInName)
}

/** `overlay` is fixed and leaves space for an open overlay; other frames follow their content between `min` and `max`. */
const FRAME_HEIGHTS_PX = { overlay: 400, min: 96, max: 1600 } as const

/** Stories that open an overlay are captured with the whole page. */
const hasOverlay = ({ parameters }: FramedStory): boolean => parameters.screenshot === 'page'

/** Options of the docs `Canvas`: stories with a width of their own render in an iframe. */
export const canvasOptions = (story: FramedStory) =>
  story.parameters.guide?.overlay || frameWidth(story) === undefined
    ? {}
    : { inline: false, height: `${hasOverlay(story) ? FRAME_HEIGHTS_PX.overlay : FRAME_HEIGHTS_PX.min}px` }

const globalsParam = (globals: Globals): string =>
  Object.keys(defaultGlobals)
    .map((name) => `${name}:${globals[name] ?? ''}`)
    .join(';')

/** The base URL of docs frames and links. It contains the globals, so a frame does not load twice. */
export const previewUrl = (globals: Globals): string => `iframe.html?globals=${globalsParam(globals)}`

/** Keeps a frame as high as its content, so that it does not scroll. */
function fitFrameHeight(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument
  const root = page?.getElementById('storybook-root')
  if (!page || !root) return
  const resize = () => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page.body)
    const height =
      root.scrollHeight + Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
    const frameHeight = Math.min(Math.max(height, FRAME_HEIGHTS_PX.min), FRAME_HEIGHTS_PX.max)
    frame.parentElement!.style.height = `${Math.ceil(frameHeight)}px`
  }
  new ResizeObserver(resize).observe(root)
  resize()
}

/**
 * Whether a framed story runs its play function on the docs page. Only overlays need it, to open; elsewhere it would move
 * the focus of the page.
 */
function hasAutoplay({ name, parameters: { guide } }: FramedStory): boolean {
  if (!guide?.overlay) return false
  return name !== 'Default' || guide.playground === undefined
}

const observedFrames = new WeakSet<HTMLIFrameElement>()

/** Sets the globals, width and height of story iframes, which Storybook does not do. */
export function configureFrames(globals: Globals, storyById: (id: string) => FramedStory): void {
  const globalsValue = globalsParam(globals)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const story = storyById(frame.id.replace('iframe--', ''))
    const width = frameWidth(story)
    if (width) frame.style.inlineSize = `${width}px`
    if (!hasOverlay(story) && !observedFrames.has(frame)) {
      observedFrames.add(frame)
      frame.addEventListener('load', () => fitFrameHeight(frame))
    }
    const url = new URL(frame.src)
    url.searchParams.set('globals', globalsValue)
    if (!hasAutoplay(story)) url.searchParams.set('embed', 'true')
    if (url.href !== frame.src) frame.src = url.href
  }
}
