import { afterAll, beforeAll, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

const THEMES = ['light', 'dark'] as const
const WINDOW_HEIGHT = 800

/** A working morning in Madrid: the moment at which every picture is taken. */
const SHOT_INSTANT = new Date('2026-03-10T09:30:00+01:00')

const settle = async () => {
  await document.fonts.ready
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

/**
 * Photographs a story in both themes at the width of this run. A story whose content leaves the canvas, such as
 * a dialog, says `parameters.shot = 'page'`; one that cannot stand still says `parameters.shot = 'none'`.
 */
const takeShot = async ({ canvasElement, id, parameters }: ShotRequest) => {
  if (parameters.shot === 'none') return
  // These stories fix language and width themselves, so the English run would take the same picture again.
  if (id.endsWith('-at-320') && document.documentElement.lang === 'en') return
  const whole = parameters.shot === 'page'
  if (!whole && parameters.layout !== 'fullscreen') canvasElement.style.padding = '16px'
  await settle()

  // What lies below the window would be photographed blank.
  const height = whole ? WINDOW_HEIGHT : Math.max(WINDOW_HEIGHT, Math.ceil(canvasElement.scrollHeight))
  const { innerWidth } = window
  if (height !== window.innerHeight) await page.viewport(innerWidth, height)

  const { dataset } = document.documentElement
  const themeOfRun = dataset.theme
  for (const theme of THEMES) {
    dataset.theme = theme
    const subject = page.elementLocator(whole ? document.body : canvasElement)
    await expect(subject).toMatchScreenshot(`${id}-${theme}`)
  }
  dataset.theme = themeOfRun
  if (height !== WINDOW_HEIGHT) await page.viewport(innerWidth, WINDOW_HEIGHT)
}

// Nothing may blink or move while it is photographed.
const stillness = document.createElement('style')
stillness.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; }
`

beforeAll(() => {
  document.head.append(stillness)
  vi.setSystemTime(SHOT_INSTANT)
  globalThis.takeShot = takeShot
})

afterAll(() => {
  vi.useRealTimers()
  globalThis.takeShot = undefined
})
