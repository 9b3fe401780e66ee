import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

import {
  fullMatrixTag,
  matrixVariants,
  renderings,
  type VariantName,
  type Variant,
  screenshotVariants,
} from '#storybook/variants.ts'
import { widths } from '#storybook/widths.ts'
import { SCREENSHOT_MISMATCH } from '#scripts/visual/failure-message.ts'
import { SCREENSHOT_TIMEOUT_MS } from './timeouts.ts'
import { runAxeInOtherThemes } from './axe-themes.ts'
import { freezeViewportUnits } from './freeze-viewport-units.ts'
import { seededRandom } from './random.ts'

const WINDOW_HEIGHT = 800

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

/** Applies a variant to the document. Reattempts a function that restores the rendering. */
const applyVariant = async ({ theme, text, forcedColours, width }: Variant) => {
  const { documentElement } = document
  const { innerWidth } = window
  documentElement.dataset.theme = theme
  if (text !== baseVariant.text) documentElement.style.fontSize = `${text}%`
  if (forcedColours) await commands.setForcedColours(true)
  // Stories with a viewport of their own keep it.
  if (width !== baseVariant.width && innerWidth === widths[baseVariant.width])
    await page.viewport(widths[width], WINDOW_HEIGHT)
  return async () => {
    documentElement.dataset.theme = baseVariant.theme
    documentElement.style.removeProperty('font-size')
    if (forcedColours) await commands.setForcedColours(false)
    if (window.innerWidth !== innerWidth) await page.viewport(innerWidth, WINDOW_HEIGHT)
  }
}

/** Content that becomes visible may load more content; the limit ends endless pages. */
const MAX_RESIZES = 5

const contentHeight = (canvas: HTMLElement) => Math.max(WINDOW_HEIGHT, Math.ceil(canvas.scrollHeight))

/** Makes the window as high as its content: content outside the window is blank in a screenshot. */
const fitWindowToContent = async (canvas: HTMLElement) => {
  for (let attempt = 0; attempt < MAX_RESIZES && contentHeight(canvas) !== window.innerHeight; attempt += 1) {
    await page.viewport(window.innerWidth, contentHeight(canvas))
    // Content may load or render when it becomes visible.
    await nextFrame()
    await waitForAssets()
  }
}

/** Captures a canvas, again if it grew beyond the window in the meantime. */
const captureFullHeight = async (canvas: HTMLElement, capture: () => Promise<void>) => {
  for (let attempt = 1; ; attempt += 1) {
    await fitWindowToContent(canvas)
    const failure = await capture().then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (contentHeight(canvas) !== window.innerHeight && attempt < MAX_RESIZES) continue
    if (failure) throw failure.error
    return
  }
}

/** Compares the mounted story with its baseline. */
const compareScreenshot = async (name: string, canvas: HTMLElement, isPage: boolean) => {
  await waitForAssets()
  freezeViewportUnits(WINDOW_HEIGHT)
  const { innerWidth } = window
  const { style } = document.body
  const capture = async () => {
    await commands.startScreenshot(name)
    await expect(page.elementLocator(isPage ? document.body : canvas)).toMatchScreenshot(name, {
      timeout: SCREENSHOT_TIMEOUT_MS,
    })
  }
  try {
    if (isPage) {
      // The page below a dialog may be higher than the window: capture the window, scrolled to the top.
      scrollTo(0, 0)
      style.blockSize = `${WINDOW_HEIGHT}px`
      await capture()
    } else await captureFullHeight(canvas, capture)
  } finally {
    style.blockSize = ''
    if (window.innerHeight !== WINDOW_HEIGHT) await page.viewport(innerWidth, WINDOW_HEIGHT)
  }
}

/**
 * Captures a story in its variants. `parameters.screenshot` is `'page'` for content outside the canvas, such as a dialog, and
 * `'none'` for stories without a stable or distinct appearance.
 */
const takeScreenshots = async ({ canvasElement, id, parameters, tags }: MountedStory) => {
  if (parameters.screenshot === 'none') return
  // These stories have a fixed language and width, so both renderings are equal.
  if (id.endsWith('-at-320') && baseVariant.language === 'en') return
  const isPage = parameters.screenshot === 'page'
  if (!isPage && parameters.layout !== 'fullscreen') canvasElement.style.padding = '16px'
  const variants = parameters.variants as readonly VariantName[] | undefined
  // Stories of the full matrix have no other screenshots.
  const selected = tags.includes(fullMatrixTag) ? [] : screenshotVariants(rendering, { tags, variants })
  const name = id.replaceAll('--', '-')
  const mismatches: string[] = []
  for (const [variant, conditions] of inject('isFullMatrix')
    ? [...selected, ...matrixVariants(rendering)]
    : selected) {
    const restore = await applyVariant(conditions)
    // A mismatch does not stop the other variants.
    await compareScreenshot(`${variant}/${name}`, canvasElement, isPage).catch((error: unknown) => {
      mismatches.push(error instanceof Error ? error.message : String(error))
    })
    await restore()
  }
  if (mismatches.length > 0) throw new Error(`${SCREENSHOT_MISMATCH}\n\n${mismatches.join('\n\n')}`)
}

// Animations, transitions and a blinking caret make screenshots unstable.
const noMotionStyle = document.createElement('style')
noMotionStyle.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; scroll-behavior: auto !important; }
`

const { random } = Math

beforeAll(() => {
  document.head.append(noMotionStyle)
  vi.setSystemTime(SCREENSHOT_TIME)
  globalThis.inspectStory = async (story) => {
    await takeScreenshots(story)
    await runAxeInOtherThemes(story, baseVariant.theme)
  }
})

// Every story gets the same sequence, whichever stories ran before.
beforeEach(() => {
  Math.random = seededRandom(0xc01ada)
})

afterAll(() => {
  Math.random = random
  vi.useRealTimers()
  globalThis.inspectStory = undefined
})
