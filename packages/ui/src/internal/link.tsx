import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Props of a link component: `href` and the attributes of an anchor. */
export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string }
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Provides the application's link component, such as a router link. The default is a plain anchor. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component of the nearest LinkProvider. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext)
