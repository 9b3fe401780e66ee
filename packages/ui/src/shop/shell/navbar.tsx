import type { ReactNode } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { MenuIcon } from '../../media/icons.ts'
import { BrandMark } from './brand-mark.tsx'
import * as styles from './navbar.css.ts'

export type NavbarProps = {
  readonly brand: { readonly name: string; readonly label: string; readonly href: string }
  /** A NavigationMenu. Shown from 1024 px on. */
  readonly menu?: ReactNode
  readonly search?: ReactNode
  readonly language?: ReactNode
  readonly user?: ReactNode
  readonly cart: ReactNode
  /** Opens the NavSheet, below 1024 px. */
  readonly menuButton: { readonly label: string; readonly expanded: boolean; readonly onClick: () => void }
}

/** Page header. It imports no dialog, to keep it out of the first load; the application mounts the NavSheet on demand. */
export function Navbar({ brand, menu, search, language, user, cart, menuButton }: NavbarProps) {
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
            onClick={menuButton.onClick}
          />
        </div>
        <Link href={brand.href} aria-label={brand.label} className={styles.brand}>
          <BrandMark name={brand.name} />
        </Link>
        {menu && <div className={styles.menu}>{menu}</div>}
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
