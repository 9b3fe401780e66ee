import { useState, type ReactNode } from 'react'

import { DropdownMenu } from '../../overlays/dropdown-menu.tsx'
import { NavMenuButton } from './nav-item.tsx'

export type NavMenuProps = {
  /** The words of the button. */
  readonly label: ReactNode
  /** Open from the start: for taking the place of a NavMenuButton that has just been pressed. */
  readonly defaultOpen?: boolean
  /** MenuLink, MenuItem, MenuLabel, MenuSeparator. */
  readonly children: ReactNode
}

/** A menu of the bar. It brings the menu code along, so load it when a NavMenuButton is pressed. */
export function NavMenu({ label, defaultOpen = false, children }: NavMenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} trigger={<NavMenuButton>{label}</NavMenuButton>}>
      {children}
    </DropdownMenu>
  )
}
