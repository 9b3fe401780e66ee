import { NavMenuButton } from '@colada/ui'
import { lazy, Suspense, useState } from 'react'
import type { Menu } from './navigation.ts'

const load = () => import('./open-menu.tsx')
const OpenMenu = lazy(load)

/** A menu of the bar: a plain button in the first load, which the menu itself replaces when it is asked for. */
export function HeaderMenu({ menu }: { menu: Menu }) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <NavMenuButton
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
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
