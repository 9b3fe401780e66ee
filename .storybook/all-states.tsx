import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'

import { stageOf } from './frames.ts'

type Story = PreparedStory & { readonly parameters: { readonly shot?: string } }

/**
 * Every story of the page besides its playground. Those that no camera takes look as another does,
 * and are for the tests alone.
 */
export function AllStates({ besides }: { readonly besides: string }) {
  const stories = useContext(DocsContext).componentStories() as readonly Story[]
  return stories
    .filter(({ id, parameters }) => id !== besides && parameters.shot !== 'none')
    .map((story) => <State key={story.id} story={story} />)
}

function State({ story }: { readonly story: Story }) {
  const of = story.moduleExport
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      <Canvas
        of={of}
        story={{ __forceInitialArgs: true, ...stageOf(story) }}
        source={{ __forceInitialArgs: true }}
      />
    </Anchor>
  )
}
