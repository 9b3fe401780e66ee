/** What the visual run needs to know of a story to photograph it. */
type ShotRequest = {
  readonly canvasElement: HTMLElement
  readonly id: string
  readonly parameters: Record<string, unknown>
}

// `var` is the only way to declare a property of globalThis.
declare var takeShot: ((request: ShotRequest) => Promise<void>) | undefined
