import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useInsertionEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { ThemeVars } from 'storybook/theming'

import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'

import { applyGlobals, type Globals } from './apply-globals.ts'
import { docsStyle } from './docs-style.ts'
import { previewUrl, configureFrames, type FramedStory } from './frames.ts'
import { createStorybookTheme } from './storybook-theme.ts'
import { exposePlaygroundStore } from './playground-store.ts'
import { defaultGlobals } from './toolbars.ts'

const themes: Readonly<Record<string, ThemeVars>> = {
  light: createStorybookTheme('light', light),
  dark: createStorybookTheme('dark', dark),
  'high-contrast': createStorybookTheme('light', highContrast),
}

const initialGlobals = (): Globals => {
  const given = new URLSearchParams(location.search).get('globals') ?? ''
  const pairs = given.split(';').map((pair) => pair.split(':'))
  return { ...defaultGlobals, ...(Object.fromEntries(pairs.filter(({ length }) => length === 2)) as Globals) }
}

exposePlaygroundStore()
// Storybook reads it when it renders a frame or a link.
globalThis.PREVIEW_URL = previewUrl(initialGlobals())

/** A docs page in the theme, language and text size of the toolbar. */
export default function ThemedDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(initialGlobals)
  useInsertionEffect(() => {
    globalThis.PREVIEW_URL = previewUrl(globals)
  }, [globals])
  useEffect(() => {
    const update = (event: { readonly globals: Globals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  useEffect(() => applyGlobals(globals), [globals])
  useEffect(() => {
    const configure = () => configureFrames(globals, (id) => context.storyById(id) as FramedStory)
    configure()
    const observer = new MutationObserver(configure)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [globals, context])
  return (
    <DocsContainer context={context} theme={themes[globals.theme ?? ''] ?? themes.light!}>
      <style>{docsStyle}</style>
      {children}
    </DocsContainer>
  )
}
