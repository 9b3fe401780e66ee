import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

import {
  fullMatrixTag,
  matrixOf,
  renderings,
  type Look,
  type Variant,
  variantsOf,
} from '#storybook/variants.ts'
import { widths } from '#storybook/widths.ts'
import { picturesDiffer } from '#scripts/visual/words.ts'
import { captureMs } from './capture.ts'
import { judgeOtherThemes } from './judge.ts'
import { keepWindowHeight } from './window-height.ts'
import { seededRandom } from './random.ts'

const WINDOW_HEIGHT = 800

/** A working morning in Madrid: the moment at which every picture is taken. */
const SHOT_INSTANT = new Date('2026-03-10T09:30:00+01:00')

const rendering = inject('rendering')
const own = renderings[rendering]

const settle = async () => {
  await document.fonts.ready
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Puts a variant's surroundings around the story, and answers what takes them away. */
const surround = async ({ theme, text, forcedColours, width }: Variant) => {
  const { documentElement } = document
  const { innerWidth } = window
  documentElement.dataset.theme = theme
  if (text !== own.text) documentElement.style.fontSize = `${text}%`
  if (forcedColours) await commands.forceColours(true)
  // A story that fixes its own width keeps it.
  if (width !== own.width && innerWidth === widths[own.width])
    await page.viewport(widths[width], WINDOW_HEIGHT)
  return async () => {
    documentElement.dataset.theme = own.theme
    documentElement.style.removeProperty('font-size')
    if (forcedColours) await commands.forceColours(false)
    if (window.innerWidth !== innerWidth) await page.viewport(innerWidth, WINDOW_HEIGHT)
  }
}

/** Parts that come into sight bring others; more turns than that would be a page without an end. */
const TURNS = 5

const heightOf = (canvas: HTMLElement) => Math.max(WINDOW_HEIGHT, Math.ceil(canvas.scrollHeight))

/** Makes the window as high as what stands in it: what lies below it would be photographed blank. */
const showAll = async (canvas: HTMLElement) => {
  for (let turn = 0; turn < TURNS && heightOf(canvas) !== window.innerHeight; turn += 1) {
    await page.viewport(window.innerWidth, heightOf(canvas))
    // What comes into sight may have waited for it.
    await nextFrame()
    await settle()
  }
}

/** Takes the picture of a canvas, and takes it again if the canvas grew beyond the window meanwhile. */
const takeAll = async (canvas: HTMLElement, take: () => Promise<void>) => {
  for (let turn = 1; ; turn += 1) {
    await showAll(canvas)
    const difference = await take().then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (heightOf(canvas) !== window.innerHeight && turn < TURNS) continue
    if (difference) throw difference.error
    return
  }
}

/** Compares the story as it stands with the accepted picture of that name. */
const compare = async (name: string, canvas: HTMLElement, whole: boolean) => {
  await settle()
  keepWindowHeight(WINDOW_HEIGHT)
  const { innerWidth } = window
  const { style } = document.body
  const take = async () => {
    await commands.beginPicture(name)
    await expect(page.elementLocator(whole ? document.body : canvas)).toMatchScreenshot(name, {
      timeout: captureMs,
    })
  }
  try {
    if (whole) {
      // A dialog may stand over a page that is higher than the window: what is seen is pictured, from the top.
      scrollTo(0, 0)
      style.blockSize = `${WINDOW_HEIGHT}px`
      await take()
    } else await takeAll(canvas, take)
  } finally {
    style.blockSize = ''
    if (window.innerHeight !== WINDOW_HEIGHT) await page.viewport(innerWidth, WINDOW_HEIGHT)
  }
}

/**
 * Photographs a story in its variants. A story whose content leaves the canvas, such as a dialog, says
 * `parameters.shot = 'page'`; one that cannot stand still says `parameters.shot = 'none'`.
 */
const takePictures = async ({ canvasElement, id, parameters, tags }: StoryOnStage) => {
  if (parameters.shot === 'none') return
  // These stories fix language and width themselves, so the English rendering would take the same picture again.
  if (id.endsWith('-at-320') && own.language === 'en') return
  const whole = parameters.shot === 'page'
  if (!whole && parameters.layout !== 'fullscreen') canvasElement.style.padding = '16px'
  const variants = parameters.variants as readonly Look[] | undefined
  // What is tried with the full matrix alone has no other pictures.
  const wanted = tags.includes(fullMatrixTag) ? [] : variantsOf(rendering, { tags, variants })
  const name = id.replaceAll('--', '-')
  const differences: string[] = []
  for (const [variant, look] of inject('everyVariant') ? [...wanted, ...matrixOf(rendering)] : wanted) {
    const restore = await surround(look)
    // One that differs is no reason to leave the others unseen.
    await compare(`${variant}/${name}`, canvasElement, whole).catch((difference: unknown) => {
      differences.push(difference instanceof Error ? difference.message : String(difference))
    })
    await restore()
  }
  if (differences.length > 0) throw new Error(`${picturesDiffer}\n\n${differences.join('\n\n')}`)
}

// Nothing may blink or move while it is photographed.
const stillness = document.createElement('style')
stillness.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; scroll-behavior: auto !important; }
`

const { random } = Math

beforeAll(() => {
  document.head.append(stillness)
  vi.setSystemTime(SHOT_INSTANT)
  globalThis.inspectStory = async (story) => {
    await takePictures(story)
    await judgeOtherThemes(story, own.theme)
  }
})

// Each story meets the same chances, whichever stories were run before it.
beforeEach(() => {
  Math.random = seededRandom(0xc01ada)
})

afterAll(() => {
  Math.random = random
  vi.useRealTimers()
  globalThis.inspectStory = undefined
})
