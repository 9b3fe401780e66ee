import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'

import { canvasOptions } from './frames.ts'

type Story = PreparedStory & { readonly parameters: { readonly screenshot?: string } }

/** Every story of the page except the playground. Stories without a screenshot look like another one and exist only as tests. */
export function AllStates({ excludedId }: { readonly excludedId: string }) {
  const stories = useContext(DocsContext).componentStories() as readonly Story[]
  return stories
    .filter(({ id, parameters }) => id !== excludedId && parameters.screenshot !== 'none')
    .map((story) => <StoryExample key={story.id} story={story} />)
}

function StoryExample({ story }: { readonly story: Story }) {
  const of = story.moduleExport
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      <Canvas
        of={of}
        story={{ __forceInitialArgs: true, ...canvasOptions(story) }}
        source={{ __forceInitialArgs: true }}
      />
    </Anchor>
  )
}
