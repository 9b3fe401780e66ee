/** A story that stands on the page, rendered and played. */
type StoryOnStage = import('storybook/internal/types').StoryContext

// `var` is the only way to declare a property of globalThis.
declare var inspectStory: ((story: StoryOnStage) => Promise<void>) | undefined
