import { useEffect, useRef, useState, type ReactNode } from 'react'

const TABBABLE_SELECTOR = 'a[href], button, input, select, textarea, [tabindex="0"]'

type ScrollAreaProps = { readonly className: string; readonly children: ReactNode }

/** A scroll container that is focusable while it overflows and contains nothing focusable, for keyboard scrolling. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(false)
  useEffect(() => {
    const area = ref.current
    if (!area) return
    const measure = () =>
      setStop(area.scrollHeight > area.clientHeight && !area.querySelector(TABBABLE_SELECTOR))
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    return () => observer.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop only while it has to be scrolled
    <div ref={ref} className={className} tabIndex={stop ? 0 : undefined}>
      {children}
    </div>
  )
}
