import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  hasLongestTexts,
  type PicturedStory,
  picturesOf,
  renderings,
  type Variant,
} from '#storybook/variants.ts'
import { freezeViewportUnits } from './freeze-viewport-units.ts'
import { expectNothingCut } from './overflow.ts'
import { seededRandom } from './random.ts'
import { SCREENSHOT_TIMEOUT_MS } from './timeouts.ts'

const WINDOW_HEIGHT = 800
/** The part of a screen that is captured, px. */
const SCREEN_HEIGHT = 1600

/** The system time of every screenshot: a working morning in Madrid. */
const SCREENSHOT_TIME = new Date('2026-03-10T09:30:00+01:00')

const rendering = inject('rendering')
const baseVariant = renderings[rendering]

const waitForAssets = async () => {
  await document.fonts.ready
  const images = [...document.images]
  for (const picture of images) picture.loading = 'eager'
  await Promise.all(images.map((picture) => picture.decode().catch(() => undefined)))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Applies a variant to the document. Returns a function that restores the rendering. */
const applyVariant = async ({ theme, text, forcedColours }: Variant) => {
  const { documentElement } = document
  documentElement.dataset.theme = theme
  if (text !== baseVariant.text) documentElement.style.fontSize = `${text}%`
  if (forcedColours) await commands.setForcedColours(true)
  return async () => {
    documentElement.dataset.theme = baseVariant.theme
    documentElement.style.removeProperty('font-size')
    if (forcedColours) await commands.setForcedColours(false)
  }
}

/** Content that becomes visible may load more content; the limit ends endless pages. */
const MAX_RESIZES = 5

/** Makes the window as high as its content: content outside the window is blank in a screenshot. */
const fitWindowToContent = async (canvas: HTMLElement) => {
  const contentHeight = () => Math.max(WINDOW_HEIGHT, Math.ceil(canvas.getBoundingClientRect().height))
  for (let attempt = 0; attempt < MAX_RESIZES && contentHeight() !== window.innerHeight; attempt += 1) {
    await page.viewport(window.innerWidth, contentHeight())
    // Content may load or render when it becomes visible.
    await nextFrame()
    await waitForAssets()
  }
}

/**
 * Positions the fixed elements of a window that has grown absolutely, at their place: Chromium sometimes does not paint fixed
 * elements there. Returns a function that restores them.
 */
const unfix = (canvas: HTMLElement) => {
  const fixed = [...canvas.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  )
  const styles = fixed.map((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { position: 'absolute', inset: `${top}px auto auto ${left}px`, inlineSize: `${width}px` }
  })
  const before = fixed.map((element) => element.style.cssText)
  for (const [index, element] of fixed.entries()) Object.assign(element.style, styles[index])
  return () => {
    for (const [index, element] of fixed.entries()) element.style.cssText = before[index] ?? ''
  }
}

/** Compares the mounted story with its baseline. */
const compareScreenshot = async (name: string, { canvasElement, parameters }: MountedStory) => {
  await waitForAssets()
  freezeViewportUnits(WINDOW_HEIGHT)
  const { innerWidth } = window
  // The page below a dialog may be higher than the window: capture the window, scrolled to the top.
  const isPage = parameters.screenshot === 'page'
  const element = isPage ? document.body : canvasElement
  let restoreFixed: (() => void) | undefined
  try {
    scrollTo(0, 0)
    if (isPage) element.style.blockSize = `${WINDOW_HEIGHT}px`
    else {
      if (parameters.layout === 'fullscreen') {
        element.style.maxBlockSize = `${SCREEN_HEIGHT}px`
        element.style.overflow = 'clip'
      }
      await fitWindowToContent(element)
      restoreFixed = unfix(element)
    }
    await expect(page.elementLocator(element)).toMatchScreenshot(name, { timeout: SCREENSHOT_TIMEOUT_MS })
  } finally {
    restoreFixed?.()
    for (const property of ['block-size', 'max-block-size', 'overflow'])
      element.style.removeProperty(property)
    if (window.innerHeight !== WINDOW_HEIGHT) await page.viewport(innerWidth, WINDOW_HEIGHT)
  }
}

/** Captures a story in its variants. */
const takeScreenshots = async (story: MountedStory) => {
  const { canvasElement, id, parameters } = story
  // In a wide window a component of 320 px has the layout for a wide one.
  if (hasLongestTexts(id) && rendering === 'phone') expectNothingCut(canvasElement)
  const pictures = picturesOf(story as PicturedStory, rendering, hasCombinations)
  if (pictures.length === 0) return
  if (parameters.screenshot !== 'page' && parameters.layout !== 'fullscreen')
    canvasElement.style.padding = '16px'
  const mismatches: unknown[] = []
  for (const [folder, variant] of pictures) {
    const restore = await applyVariant(variant)
    // A mismatch does not stop the other variants.
    await compareScreenshot(`${folder}/${id.replaceAll('--', '-')}`, story).catch((error: unknown) => {
      mismatches.push(error)
    })
    await restore()
  }
  if (mismatches.length === 1) throw mismatches[0]
  if (mismatches.length > 1) throw new AggregateError(mismatches, mismatches.map(String).join('\n\n'))
}

// Animations, transitions and a blinking caret make screenshots unstable.
const noMotionStyle = document.createElement('style')
noMotionStyle.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; scroll-behavior: auto !important; }
`

const { random } = Math

/** Whether the component of the current story has a story with all its combinations. */
let hasCombinations = false

beforeAll(async () => {
  // A component that measures itself when it is mounted must not meet a fallback font in the first story alone.
  await Promise.all([...document.fonts].map((font) => font.load()))
  document.head.append(noMotionStyle)
  vi.setSystemTime(SCREENSHOT_TIME)
  globalThis.inspectStory = takeScreenshots
})

beforeEach(({ task }) => {
  // Every story gets the same sequence, whichever stories ran before.
  Math.random = seededRandom(0xc01ada)
  // The tests of a file are its stories.
  hasCombinations = task.file.tasks.some(({ name }) => name === 'Every Combination')
})

afterAll(() => {
  Math.random = random
  vi.useRealTimers()
  globalThis.inspectStory = undefined
})
