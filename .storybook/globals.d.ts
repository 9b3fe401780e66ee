/** The context of a story after its render and play function. */
type MountedStory = import('storybook/internal/types').StoryContext

// `var` is the only way to declare a property of globalThis.
declare var inspectStory: ((story: MountedStory) => Promise<void>) | undefined

/** Storybook's docs read the base URL of stories from it. */
declare var PREVIEW_URL: string | undefined
