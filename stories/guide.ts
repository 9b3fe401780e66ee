/** Maturity: props of `new` components may still change; a `deprecated` one names its replacement in `avoid`. */
export type GuideStatus = 'new' | 'ready' | 'deprecated'

/** Badge tone of a status. */
export const statusTones = {
  new: 'info',
  ready: 'success',
  deprecated: 'warning',
} as const satisfies Record<GuideStatus, string>

/** The hand-written part of a component's docs page. Short sentences that hold for this component. */
export interface ComponentGuide {
  readonly status: GuideStatus
  /** The component covers the page or is positioned over it, so the docs render each story in an iframe. */
  readonly overlay?: 'fullscreen' | 'anchored'
  /** Names of the same component in other design systems, for the component search. */
  readonly alsoCalled?: readonly string[]
  /** What it is, in one line. */
  readonly summary: string
  /** When to use it. */
  readonly use: readonly string[]
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly string[]
  /** Its parts in reading order. */
  readonly anatomy: readonly string[]
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Keys and their effects; empty for components that are not interactive. */
  readonly keys: readonly (readonly [keys: string, effect: string])[]
  /** Keyboard and screen reader behaviour, and what the caller has to provide. */
  readonly access: readonly string[]
  /** How its texts are written. */
  readonly content: readonly string[]
}

const frameHeights = { fullscreen: '520px', anchored: '320px' } as const

/** Story parameters with a component's guide; `.storybook/component-page.tsx` renders it. */
export const guide = (data: ComponentGuide) => ({
  guide: data,
  docs: {
    description: { component: data.summary },
    ...(data.overlay && { story: { inline: false, height: frameHeights[data.overlay] } }),
  },
})
