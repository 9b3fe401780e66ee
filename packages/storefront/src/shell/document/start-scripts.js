// Inlined at the end of every document (scripts-after-paint.tsx). Inserts the page's module scripts after the first paint
// and clicks again, after hydration of the page or of its part, the button that was clicked before.
{
  const RETRY_DELAY_MS = 5_000
  const MAX_WAIT_MS = 2_500
  const interactions = ['pointerdown', 'keydown']
  const scripts = document.getElementById('page-scripts').textContent
  let clicked
  let isStarted = false
  let isHydrated = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const type of interactions) removeEventListener(type, start, true)
    const fragment = document.createRange().createContextualFragment(scripts)
    // Without a network the modules fail to load; they are requested again.
    fragment.querySelector('script').addEventListener('error', () => {
      isStarted = false
      addEventListener('online', start, { once: true })
      setTimeout(start, RETRY_DELAY_MS)
    })
    document.body.append(fragment)
  }
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))

  const isHydrating = (element) => !isHydrated || element.closest('[data-hydrating]')
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button')
      // A button of a form with an action works without scripts.
      if (!button || !isHydrating(button) || button.form?.hasAttribute('action')) return
      clicked = button
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  addEventListener('colada:hydrated', (event) => {
    if (event.target === document) isHydrated = true
    setTimeout(() => {
      const button = clicked
      if (!button || isHydrating(button)) return
      clicked = undefined
      if (button.isConnected) button.click()
    })
  })

  for (const type of interactions) addEventListener(type, start, true)
  if ('returning' in document.documentElement.dataset) start()
  else if (document.readyState === 'complete') startAfterPaint()
  else {
    addEventListener('load', startAfterPaint, { once: true })
    setTimeout(startAfterPaint, MAX_WAIT_MS)
  }
}
