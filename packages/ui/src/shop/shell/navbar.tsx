import type { ReactNode } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { MenuIcon } from '../../media/icons.ts'
import { BrandMark } from './brand-mark.tsx'
import * as styles from './navbar.css.ts'

export type NavbarProps = {
  /** Names the navigation landmark. */
  readonly label: string
  readonly brand: { readonly name: string; readonly label: string; readonly href: string }
  /** NavItem, NavMenuButton or NavMenu, each in a list item of its own. Shown from 1024 px on. */
  readonly menus?: readonly { readonly id: string; readonly node: ReactNode }[]
  readonly search?: ReactNode
  readonly language?: ReactNode
  readonly user?: ReactNode
  readonly cart: ReactNode
  /** Opens the NavSheet, which holds everything below 1024 px. */
  readonly menuButton: { readonly label: string; readonly expanded: boolean; readonly onPress: () => void }
}

/**
 * The head of every page. It takes its menus as nodes and knows no overlay, so that the first load carries none:
 * the application swaps a NavMenuButton for a NavMenu, and mounts the NavSheet, when they are asked for.
 */
export function Navbar({ label, brand, menus = [], search, language, user, cart, menuButton }: NavbarProps) {
  const Link = useLinkComponent()
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.menuButton}>
          <IconButton
            label={menuButton.label}
            icon={<MenuIcon size="large" />}
            aria-haspopup="dialog"
            aria-expanded={menuButton.expanded}
            onClick={menuButton.onPress}
          />
        </div>
        <Link href={brand.href} aria-label={brand.label} className={styles.brand}>
          <BrandMark name={brand.name} />
        </Link>
        {menus.length > 0 && (
          <nav aria-label={label} className={styles.menus}>
            <ul role="list" className={styles.list}>
              {menus.map(({ id, node }) => (
                <li key={id}>{node}</li>
              ))}
            </ul>
          </nav>
        )}
        {search && <div className={styles.search}>{search}</div>}
        <div className={styles.tools}>
          {language}
          {user}
          {cart}
        </div>
      </div>
    </header>
  )
}
