import { useEffect, useEffectEvent } from 'react'

/** Calls a function when the browser is online again; `undefined` while there is nothing to do. */
export function useWhenOnline(run: (() => void) | undefined): void {
  const onOnline = useEffectEvent(() => run?.())
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
