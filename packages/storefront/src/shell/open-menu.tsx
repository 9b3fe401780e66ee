import { MenuLink, NavMenu } from '@colada/ui'
import type { Menu } from './navigation.ts'

/** The menu that takes the place of the button that asked for it, open at once. */
export default function OpenMenu({ menu }: { menu: Menu }) {
  return (
    <NavMenu label={menu.label} defaultOpen>
      {menu.links.map(({ id, label, href }) => (
        <MenuLink key={id} href={href}>
          {label}
        </MenuLink>
      ))}
    </NavMenu>
  )
}
