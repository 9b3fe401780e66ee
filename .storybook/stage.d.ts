/** A story that stands on the page, rendered and played. */
type StoryOnStage = import('storybook/internal/types').StoryContext

// `var` is the only way to declare a property of globalThis.
declare var inspectStory: ((story: StoryOnStage) => Promise<void>) | undefined

interface Window {
  /** Said by a docs page to the frames on it. */
  playgroundBench?: import('./playground-bench.ts').Bench
}

/** Where Storybook's docs look for the address of a story. */
declare var PREVIEW_URL: string | undefined
