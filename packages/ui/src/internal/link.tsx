import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** What the library asks of a link: an address and whatever an anchor takes. */
export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string }
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>

const LinkContext = createContext<LinkComponent>(PlainLink)

/**
 * Gives every component below the application's own link, so that the library knows no router.
 * Without it links are plain anchors.
 */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link that the application gave. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext)
