import { Hidden } from '@colada/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyView } from '../platform/browser/lazy-view.ts'
import { onNear } from '../platform/browser/near.ts'
import { useThemeWords } from './theme-words.ts'

const ThemeChoice = lazyView(() => import('./theme-choice.tsx'))

/**
 * The choice of colours at the foot of a wide window; on a small one it stands in the sheet of the menu. What was chosen is
 * known to the browser alone, so it comes when the foot comes near. It stands beside the columns of links, which are
 * higher: nothing moves.
 */
export function FooterTheme() {
  // Said here so that every document brings them.
  useThemeWords()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => onNear(place.current!, () => setNear(true)), [])
  return (
    <Hidden below="lg">
      <div ref={place}>
        <Suspense fallback={null}>{isNear && <ThemeChoice />}</Suspense>
      </div>
    </Hidden>
  )
}
