import type { ReactNode } from 'react'

/** 320 px, the width of the narrowest phone, for stories with the longest Spanish texts. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div data-narrow style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      {children}
    </div>
  )
}
