import { secondsLeft } from '@colada/domain/payment/window'
import { useEffect, useState } from 'react'

/** A moment at the server and what this machine's clock said then, both in epoch seconds. */
export interface SeenTime {
  readonly serverTime: number
  readonly seenAt: number
}

/** Seconds left to pay, every second, by the server's clock: this machine's may be wrong. */
export function useSecondsLeft(payBefore: number | null, { serverTime, seenAt }: SeenTime): number {
  const [now, setNow] = useState(inSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(inSeconds()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return payBefore === null ? 0 : secondsLeft(payBefore, now + (serverTime - seenAt))
}

function inSeconds(): number {
  return Date.now() / 1_000
}
