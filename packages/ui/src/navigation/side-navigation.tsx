import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLinkComponent } from '../internal/link.tsx'
import * as links from './internal/side-links.css.ts'
import * as styles from './side-navigation.css.ts'

export type SideLink = {
  readonly id: string
  readonly label: string
  readonly href: string
}

export type SideNavigationProps = {
  /** Name of the navigation: "My account". */
  readonly label: string
  readonly links: readonly SideLink[]
  /** The link of what is shown. */
  readonly currentId: string
  /** The link leads to a part of the page that is shown, not to the page. */
  readonly isPart?: boolean
  /** Width of the content; the full width by default. */
  readonly width?: 'form'
  /** The content of the current page. */
  readonly children: ReactNode
}

/** Links to the pages of one area beside the current page: a column from 769 px on, a scrolling strip below. */
export function SideNavigation(props: SideNavigationProps) {
  const { label, links: entries, currentId, isPart = false, width, children } = props
  const Link = useLinkComponent()
  const list = useRef<HTMLUListElement>(null)

  // On a phone the current link may be outside of the visible part of the strip.
  useLayoutEffect(() => {
    const strip = list.current
    const current = strip?.querySelector(`[aria-current]`)
    if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return
    const { left, width: linkWidth } = current.getBoundingClientRect()
    strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - linkWidth) / 2
  }, [currentId])

  const currentValue = isPart ? 'location' : 'page'
  return (
    <div className={styles.root}>
      <nav aria-label={label} className={styles.navigation}>
        <ul role="list" className={links.list} ref={list}>
          {entries.map(({ id, label: text, href }) => (
            <li key={id} className={links.item}>
              <Link
                href={href}
                aria-current={id === currentId ? currentValue : undefined}
                className={links.entry}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content} data-width={width}>
        {children}
      </div>
    </div>
  )
}
