import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router-dom'
import startScripts from './start-scripts.js?raw'

/**
 * React Router's `<Scripts />`, with its module scripts started after the first paint. The router preloads every module of
 * a page at high priority, ahead of the stylesheet, the fonts and the pictures of the first view; on a phone that delays
 * the first and the largest paint from 1.2 to 3.0 s (docs/decisions/0020). The module scripts are therefore rendered into
 * a `<noscript>`, which the browser leaves as text, and `start-scripts.js` inserts them after the paint, or at once for a
 * returning visitor and at the first interaction. A click before hydration is repeated after it, since React only replays
 * events on pages it has begun to hydrate.
 */
export function ScriptsAfterPaint() {
  // Its inline script must stay where it is: the scripts with the loader data, further down, need it.
  // oxlint-disable-next-line react/capitalized-calls
  const elements = flatten(Scripts({}))
  return (
    <>
      {elements.filter((element) => !isModule(element))}
      <noscript id="page-scripts">{elements.filter(isModule)}</noscript>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScripts }} />
    </>
  )
}

type Element = ReactElement<{ readonly type?: string; readonly children?: ReactNode }>

const isModule = ({ type, props }: Element) => type === 'link' || props.type === 'module'

const flatten = (node: ReactNode): Element[] =>
  Children.toArray(node)
    .filter((child): child is Element => isValidElement(child))
    .flatMap((child) => (child.type === Fragment ? flatten(child.props.children) : [child]))
