import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'

import { plainPartsOf } from './plain-parts.ts'
import { bench, type Props, useShownProps } from './playground-bench.ts'
import { changesOf } from './playground.tsx'

type Rows = Readonly<Record<string, Row>>
type Row = {
  readonly name?: string
  readonly control?: unknown
  readonly options?: readonly unknown[]
  readonly table?: { readonly type?: { readonly summary?: string } }
}

/**
 * The props of the page's component, each with what the playground's story gives it and, where a value can be written, a way to
 * change it.
 */
export function Properties({ of: story }: { readonly of: PreparedStory }) {
  const context = useContext(DocsContext)
  const shown = useShownProps(story.id)
  const [args, setArgs] = useState<Props>(() => context.getStoryContext(story).args)
  useEffect(() => {
    const update = (event: { readonly storyId: string; readonly args: Props }) => {
      if (event.storyId === story.id) setArgs(event.args)
    }
    context.channel.on(STORY_ARGS_UPDATED, update)
    return () => context.channel.off(STORY_ARGS_UPDATED, update)
  }, [context.channel, story.id])
  useEffect(() => bench.choose(story.id, changesOf(args, story.initialArgs)), [story, args])
  const values: Props = { ...shown, ...args }
  const rows = Object.fromEntries(
    Object.entries({ ...childrenRow(values.children), ...(story.argTypes as Rows) }).map(([name, row]) => [
      name,
      { ...row, ...optionsOf(row), control: shown ? controlOf(row, values[name]) : null },
    ]),
  )
  // Four columns do not fit a phone.
  return (
    <div style={{ overflowX: 'auto' }}>
      <PureArgsTable
        rows={rows as never}
        args={Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainPartsOf(value)]))}
        storyId={story.id}
        sort="requiredFirst"
        updateArgs={(updatedArgs) =>
          context.channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs })
        }
        resetArgs={(argNames) => context.channel.emit(RESET_STORY_ARGS, { storyId: story.id, argNames })}
      />
    </div>
  )
}

/** Levels of headings are numbers; what reads them from the types gives them as words. */
const optionsOf = ({ options }: Row): Row =>
  options?.every((option) => /^\d+$/.test(String(option))) ? { options: options.map(Number) } : {}

/** The words of a component that takes them as what stands between its tags, which the docs of its types leave out. */
const childrenRow = (children: unknown): Rows =>
  typeof children === 'string'
    ? { children: { name: 'children', table: { type: { summary: 'ReactNode' } } } }
    : {}

/** How a value is changed; `null` for what cannot be written: nodes, callbacks and what holds nothing else. */
function controlOf({ control, table }: Row, value: unknown): unknown {
  if (typeof value === 'string' && isOfText(control)) return { type: 'text' }
  if (!isOfText(control)) return control
  if (value === undefined) return /ReactNode/.test(table?.type?.summary ?? '') ? { type: 'text' } : null
  return plainPartsOf(value) === undefined ? null : { type: typeof value === 'object' ? 'object' : 'text' }
}

/** Storybook takes what it does not know for an object. */
const isOfText = (control: unknown): boolean =>
  !control || ['object', 'text'].includes((control as { readonly type?: string }).type ?? '')
