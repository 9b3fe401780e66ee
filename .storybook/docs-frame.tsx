import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useInsertionEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { ThemeVars } from 'storybook/theming'

import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'

import { dressDocument, type Globals } from './dress-document.ts'
import { docsStyle } from './docs-style.ts'
import { addressIn, dressFrames, type FramedStory } from './frames.ts'
import { pageIn } from './page-theme.ts'
import { shareBench } from './playground-bench.ts'
import { firstChoices } from './toolbars.ts'

const pages: Readonly<Record<string, ThemeVars>> = {
  light: pageIn('light', light),
  dark: pageIn('dark', dark),
  'high-contrast': pageIn('light', highContrast),
}

const chosenAtFirst = (): Globals => {
  const given = new URLSearchParams(location.search).get('globals') ?? ''
  const pairs = given.split(';').map((pair) => pair.split(':'))
  return { ...firstChoices, ...(Object.fromEntries(pairs.filter(({ length }) => length === 2)) as Globals) }
}

shareBench()
// Read when a frame or a link of a page is made.
globalThis.PREVIEW_URL = addressIn(chosenAtFirst())

/** A docs page in the toolbar's theme, language and text size, as its stories are. */
export default function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenAtFirst)
  useInsertionEffect(() => {
    globalThis.PREVIEW_URL = addressIn(globals)
  }, [globals])
  useEffect(() => {
    const update = (event: { readonly globals: Globals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  useEffect(() => dressDocument(globals), [globals])
  useEffect(() => {
    const dress = () => dressFrames(globals, (id) => context.storyById(id) as FramedStory)
    dress()
    const arrivals = new MutationObserver(dress)
    arrivals.observe(document.body, { childList: true, subtree: true })
    return () => arrivals.disconnect()
  }, [globals, context])
  return (
    <DocsContainer context={context} theme={pages[globals.theme ?? ''] ?? pages.light!}>
      <style>{docsStyle}</style>
      {children}
    </DocsContainer>
  )
}
