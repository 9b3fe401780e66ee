import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { whenVisible } from './lazy-when-visible.tsx'

/**
 * Renders `fallback` on the server, and `children` in the browser when they are near the viewport: for forms, which must
 * not be submitted before scripts run, and their code.
 */
export function WhenVisible({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    let isMounted = true
    if (element.current) void whenVisible(element.current).then(() => isMounted && setVisible(true))
    return () => {
      isMounted = false
    }
  }, [])
  return (
    <div ref={element}>
      <Suspense fallback={fallback}>{isVisible ? children : fallback}</Suspense>
    </div>
  )
}
