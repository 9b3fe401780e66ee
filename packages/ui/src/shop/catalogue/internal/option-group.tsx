import { useId, type ReactNode } from 'react'
import * as floating from '../../../overlays/floating.css.ts'

/** A labelled group of options in a listbox. */
export function OptionGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={floating.label}>
        {heading}
      </div>
      {children}
    </div>
  )
}
