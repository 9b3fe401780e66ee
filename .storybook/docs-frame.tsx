import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { ThemeVars } from 'storybook/theming'

import { dark } from '@colada/tokens/themes/dark'
import { highContrast } from '@colada/tokens/themes/high-contrast'
import { light } from '@colada/tokens/themes/light'

import { dressDocument, type Globals } from './dress-document.ts'
import { pageIn } from './page-theme.ts'
import { firstChoices } from './toolbars.ts'
import { widths } from './widths.ts'

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

type WidthName = keyof typeof widths

/**
 * Stories in frames of their own take the toolbar's choices by their address, and the width that they are told for: Storybook
 * gives them neither.
 */
function dressFrames(globals: Globals, storyById: (id: string) => object): void {
  const choices = Object.keys(firstChoices)
    .map((name) => `${name}:${globals[name] ?? ''}`)
    .join(';')
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const { storyGlobals } = storyById(frame.id.replace('iframe--', '')) as {
      readonly storyGlobals?: { readonly viewport?: { readonly value?: WidthName } }
    }
    const width = storyGlobals?.viewport?.value
    if (width) frame.style.inlineSize = `${widths[width]}px`
    const address = new URL(frame.src)
    if (address.searchParams.get('globals') === choices) continue
    address.searchParams.set('globals', choices)
    frame.src = address.href
  }
}

/** Pages of words are read: in the size of the shop, in lines that end, on a ground of one colour. */
const reading = `
  .sbdocs.sbdocs-content > :is(p, ul, ol), .sbdocs.sbdocs-content > div > :is(p, ul, ol) {
    max-inline-size: 72ch; font-size: 1rem; line-height: 1.6;
  }
  .sbdocs.sbdocs-content > :is(p, ul, ol, div) li { font-size: 1rem; line-height: 1.6; }
  .sbdocs.sbdocs-content > table, .sbdocs.sbdocs-content > div > table { font-size: 0.9375rem; }
  .sbdocs.sbdocs-content > table tr, .sbdocs.sbdocs-content > div > table tr { background: none; }
  .sbdocs.sbdocs-content > table, .sbdocs.sbdocs-content > div > table { display: block; overflow-x: auto; max-inline-size: 100%; }
  .sbdocs.sbdocs-content :is(p, li, td) > code { white-space: normal; overflow-wrap: anywhere; }`

/** A docs page in the toolbar's theme, language and text size, as its stories are. */
export default function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenAtFirst)
  useEffect(() => {
    const update = (event: { readonly globals: Globals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  useEffect(() => dressDocument(globals), [globals])
  useEffect(() => {
    const dress = () => dressFrames(globals, (id) => context.storyById(id))
    dress()
    const arrivals = new MutationObserver(dress)
    arrivals.observe(document.body, { childList: true, subtree: true })
    return () => arrivals.disconnect()
  }, [globals, context])
  return (
    <DocsContainer context={context} theme={pages[globals.theme ?? ''] ?? pages.light!}>
      <style>{reading}</style>
      {children}
    </DocsContainer>
  )
}
