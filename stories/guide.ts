/** How far a component is: new ones may still change, those that leave name what takes their place in `avoid`. */
export type GuideStatus = 'new' | 'ready' | 'leaving'

/** The tone of the badge that tells a status. */
export const statusTones = { new: 'info', ready: 'success', leaving: 'warning' } as const satisfies Record<
  GuideStatus,
  string
>

/** What a component's docs page says beyond what its code says itself. Short sentences, true of this component. */
export interface ComponentGuide {
  readonly status: GuideStatus
  /**
   * It lies over the page, the whole of it or beside what opens it: the docs show each of its stories in a frame of its own, or it
   * would lie over them.
   */
  readonly overThePage?: 'whole' | 'beside'
  /** The story to play with, by its export, where the first does not show the component as it is taken. */
  readonly playground?: string
  /** What the same thing is called elsewhere, so that whoever looks for that finds this. */
  readonly alsoCalled?: readonly string[]
  /** What it is, in one line. */
  readonly summary: string
  /** When to take it. */
  readonly use: readonly string[]
  /** When not, and what to take instead. */
  readonly avoid: readonly string[]
  /** Its parts in reading order. */
  readonly anatomy: readonly string[]
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Keys and what they do; none for what is not operated. */
  readonly keys: readonly (readonly [keys: string, effect: string])[]
  /** What it promises to keyboard and screen reader, and what its caller owes. */
  readonly access: readonly string[]
  /** How its words are written. */
  readonly content: readonly string[]
}

const heights = { whole: '520px', beside: '320px' } as const

/** A component's guide as the parameters of its stories; `.storybook/component-page.tsx` shows it. */
export const guide = (data: ComponentGuide) => ({
  guide: data,
  docs: {
    description: { component: data.summary },
    ...(data.overThePage && { story: { inline: false, height: heights[data.overThePage] } }),
  },
})
