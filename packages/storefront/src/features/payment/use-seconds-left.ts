import { secondsLeft } from '@colada/domain/payment/window'
import { useEffect, useState } from 'react'

/** A moment at the server and what this machine's clock said then, both in epoch seconds. */
export interface SeenTime {
  readonly serverTime: number
  readonly seenAt: number
}

/** Seconds left to pay, every second, by the server's clock: this machine's may be wrong. */
export function useSecondsLeft(payBefore: number | null, { serverTime, seenAt }: SeenTime): number {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  if (payBefore === null) return 0
  return secondsLeft(payBefore, Date.now() / 1_000 + (serverTime - seenAt))
}
