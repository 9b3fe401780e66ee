import { spyOn } from 'storybook/test'

/** Code 128 of the tag `4F7K30A-02` of an order of the fixtures: widths in modules, a bar and a space in turns. */
const bars = '2112142212311323113121311123312211321231221113231221321231222232113113212331112'
const MODULE_PX = 3
const QUIET_PX = 10 * MODULE_PX

/** Replaces the camera of the browser. */
export function mockCamera(open: () => Promise<MediaStream>): () => void {
  const spy = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open)
  return () => spy.mockRestore()
}

/** The browser rejects with an error of this name. */
export const failWith = (name: string) => () => Promise.reject(new DOMException('No camera', name))

/** A camera before a white wall. */
export const emptyPicture = () => createStream(() => undefined)

/** A camera before the label of a garment. */
export const labelPicture = () =>
  createStream((context) => {
    let left = QUIET_PX
    for (const [position, width] of [...bars].entries()) {
      const drawn = Number(width) * MODULE_PX
      if (position % 2 === 0) context.fillRect(left, 100, drawn, 120)
      left += drawn
    }
  })

/** The streams of the current story, to see that they are stopped. */
export const tracks: MediaStreamTrack[] = []

async function createStream(draw: (context: CanvasRenderingContext2D) => void): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 320 })
  const context = canvas.getContext('2d')!
  const stream = canvas.captureStream()
  const [track] = stream.getVideoTracks()
  tracks.splice(0, tracks.length, track!)
  // A canvas has a new picture whenever it is drawn.
  const drawNext = () => {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'black'
    draw(context)
    if (track!.readyState === 'live') requestAnimationFrame(drawNext)
  }
  drawNext()
  return stream
}
