import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { ThemeVars } from 'storybook/theming'
import { applyGlobals, type Globals } from './apply-globals.ts'
import { docsStyle } from './docs-style.ts'
import { createStorybookTheme } from './storybook-theme.ts'
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

const toParameter = (globals: Globals): string =>
  Object.keys(defaultGlobals)
    .map((name) => `${name}:${globals[name] ?? ''}`)
    .join(';')

/** Storybook reads the URL when it renders the frame of a story. */
function setPreviewUrl(globals: Globals): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${toParameter(globals)}`
}
setPreviewUrl(initialGlobals())

/** A docs page in the theme, language and text size of the toolbar. */
export default function ThemedDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(initialGlobals)
  useEffect(() => {
    const update = (event: { readonly globals: Globals }) => {
      setPreviewUrl(event.globals)
      setGlobals(event.globals)
    }
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  useEffect(() => applyGlobals(globals), [globals])
  // The key renders frames again with other globals.
  return (
    <DocsContainer
      key={toParameter(globals)}
      context={context}
      theme={themes[globals.theme ?? ''] ?? themes.light!}
    >
      <style>{docsStyle}</style>
      {children}
    </DocsContainer>
  )
}
