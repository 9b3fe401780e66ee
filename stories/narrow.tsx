import type { ReactNode } from 'react'

/** The width of the narrowest phone, for the story that shows the longest Spanish words. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>{children}</div>
}
