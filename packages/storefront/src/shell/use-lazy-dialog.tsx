import { type ComponentType, type ReactNode, Suspense, useState } from 'react'

export interface LazyDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A dialog that is loaded when it is first opened: the element to render, and a function that opens it. */
export function useLazyDialog(
  LazyDialog: ComponentType<LazyDialogProps>,
): readonly [dialog: ReactNode, open: () => void] {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const dialog = (
    <Suspense fallback={null}>
      {state !== 'never' && (
        <LazyDialog open={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')} />
      )}
    </Suspense>
  )
  return [dialog, () => setState('open')]
}
