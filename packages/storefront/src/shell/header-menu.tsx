import { NavMenuButton } from '@colada/ui'
import { Suspense, useState } from 'react'
import { lazyView } from '../platform/browser/lazy-view.ts'
import type { Menu } from './navigation.ts'

const OpenMenu = lazyView(() => import('./open-menu.tsx'))

/** A menu of the bar: a plain button in the first load, which the menu itself replaces when it is asked for. */
export function HeaderMenu({ menu }: { menu: Menu }) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <NavMenuButton
      onPointerEnter={OpenMenu.preload}
      onFocus={OpenMenu.preload}
      onClick={() => setWanted(true)}
    >
      {menu.label}
    </NavMenuButton>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <OpenMenu menu={menu} />
    </Suspense>
  ) : (
    button
  )
}
