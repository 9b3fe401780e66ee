import * as ui from '@colada/ui'
import { cloneElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** The component to find inside a story, and the props that replace its own. */
export interface PropsOverride {
  readonly component: ElementType
  readonly getProps: (props: Props) => Props
}

const uiExports: ReadonlySet<unknown> = new Set(Object.values(ui))

/** Returns the rendered output of a story with props of one component replaced, also inside the story's own stateful wrappers. */
export function overrideProps(node: ReactNode, override: PropsOverride): ReactNode {
  if (Array.isArray(node))
    return reuseIfUnchanged(
      node,
      node.map((child: ReactNode) => overrideProps(child, override)),
    )
  if (!isValidElement<Props>(node)) return node
  if (node.type === override.component) return cloneElement(node, override.getProps(node.props))
  if (isStoryComponent(node.type))
    return <InlinedComponent key={node.key} element={node} override={override} />
  const changedProps = Object.entries(node.props).flatMap(([name, value]) => {
    const next =
      Array.isArray(value) || isValidElement(value) ? overrideProps(value as ReactNode, override) : value
    return next === value ? [] : [[name, next] as const]
  })
  if (changedProps.length === 0) return node
  const { children, ...rest } = Object.fromEntries(changedProps) as { readonly children?: ReactNode }
  return cloneElement(node, rest, ...(Array.isArray(children) ? children : children ? [children] : []))
}

const reuseIfUnchanged = (before: readonly ReactNode[], after: ReactNode[]): ReactNode =>
  after.every((child, index) => child === before[index]) ? (before as ReactNode) : after

/** A function component that the story file defines; components of `@colada/ui` are not searched. */
const isStoryComponent = (type: unknown): type is (props: Props) => ReactNode =>
  typeof type === 'function' &&
  !uiExports.has(type) &&
  !(type.prototype as { readonly isReactComponent?: unknown } | undefined)?.isReactComponent

/** Calls a story's component with its hooks and overrides props in its output. */
function InlinedComponent({
  element,
  override,
}: {
  readonly element: ReactElement<Props>
  readonly override: PropsOverride
}) {
  return overrideProps((element.type as (props: Props) => ReactNode)(element.props), override)
}
