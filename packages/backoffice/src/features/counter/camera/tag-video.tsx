import { useEffect, useEffectEvent, useRef } from 'react'
import { readBarCode } from './read-bar-code.ts'

export interface TagVideoProps {
  readonly stream: MediaStream
  /** Accessible name of the picture. */
  readonly label: string
  readonly onFound: (text: string) => void
  readonly onFailed: (error: unknown) => void
}

/** The picture of the camera, read until it shows a bar code. */
export function TagVideo({ stream, label, onFound, onFailed }: TagVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onFound)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const closing = new AbortController()
    const { signal } = closing
    element.srcObject = stream
    readBarCode(element, signal).then(
      (text) => text !== undefined && !signal.aborted && found(text),
      (error: unknown) => !signal.aborted && failed(error),
    )
    return () => closing.abort()
  }, [stream])
  // The size reserves the space of most cameras until the first picture.
  return <video ref={video} aria-label={label} width={640} height={480} autoPlay muted playsInline />
}
