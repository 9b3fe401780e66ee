import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

import { dressDocument, type Globals } from './dress-document.ts'
import { firstChoices } from './toolbars.ts'

const chosenAtFirst = (): Globals => {
  const given = new URLSearchParams(location.search).get('globals') ?? ''
  const pairs = given.split(';').map((pair) => pair.split(':'))
  return { ...firstChoices, ...(Object.fromEntries(pairs.filter(({ length }) => length === 2)) as Globals) }
}

/** A docs page in the toolbar's theme, language and text size, as its stories are. */
export default function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenAtFirst)
  useEffect(() => {
    const update = (event: { readonly globals: Globals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  useEffect(() => dressDocument(globals), [globals])
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
