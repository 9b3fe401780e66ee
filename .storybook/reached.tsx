import * as ui from '@colada/ui'
import { cloneElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** What to look for inside a story, and the props that it gets in place of those it has. */
export interface Reach {
  readonly component: ElementType
  readonly change: (props: Props) => Props
}

const library: ReadonlySet<unknown> = new Set(Object.values(ui))

/** What a story renders, with its component's props changed: also where the story wraps it to hold its state. */
export function reached(node: ReactNode, reach: Reach): ReactNode {
  if (Array.isArray(node))
    return sameOr(
      node,
      node.map((child: ReactNode) => reached(child, reach)),
    )
  if (!isValidElement<Props>(node)) return node
  if (node.type === reach.component) return cloneElement(node, reach.change(node.props))
  if (isOfStory(node.type)) return <Through key={node.key} element={node} reach={reach} />
  const found = Object.entries(node.props).flatMap(([name, value]) => {
    const other = Array.isArray(value) || isValidElement(value) ? reached(value as ReactNode, reach) : value
    return other === value ? [] : [[name, other] as const]
  })
  if (found.length === 0) return node
  const { children, ...rest } = Object.fromEntries(found) as { readonly children?: ReactNode }
  return cloneElement(node, rest, ...(Array.isArray(children) ? children : children ? [children] : []))
}

const sameOr = (before: readonly ReactNode[], after: ReactNode[]): ReactNode =>
  after.every((child, at) => child === before[at]) ? (before as ReactNode) : after

/** A function that renders and is none of the library's: what the library makes of its children is its own affair. */
const isOfStory = (type: unknown): type is (props: Props) => ReactNode =>
  typeof type === 'function' &&
  !library.has(type) &&
  !(type.prototype as { readonly isReactComponent?: unknown } | undefined)?.isReactComponent

/** A component of a story rendered in its own place, hooks and all, so that what it renders can be changed. */
function Through({ element, reach }: { readonly element: ReactElement<Props>; readonly reach: Reach }) {
  return reached((element.type as (props: Props) => ReactNode)(element.props), reach)
}
