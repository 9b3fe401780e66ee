import { useCallback, useEffect, useState } from 'react'

/** Why there is no picture: no permission, no camera, or one that another program uses or that fails. */
export type CameraProblem = 'refused' | 'missing' | 'failed'

interface CameraState {
  readonly stream?: MediaStream
  readonly problem?: CameraProblem
}

/**
 * Opens the camera, on a phone that of the back, and stops it with the component.
 *
 * @returns neither stream nor problem while the browser asks for the permission; `report` ends with a failure
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({})
  const report = useCallback((error: unknown) => setState({ problem: problemOf(error) }), [])
  useEffect(() => {
    let isClosed = false
    const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())
    const opened = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const show = async () => {
      try {
        const stream = await opened
        if (isClosed) return
        // The camera was unplugged, or the permission withdrawn.
        stream.getTracks().forEach((track) => track.addEventListener('ended', report))
        setState({ stream })
      } catch (error) {
        if (!isClosed) report(error)
      }
    }
    void show()
    return () => {
      isClosed = true
      void opened.then(stop, () => undefined)
    }
  }, [report])
  return { ...state, report }
}

/** The problem that `getUserMedia` rejects with (W3C Media Capture and Streams, 10.3). */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}
