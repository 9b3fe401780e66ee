import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'

import { pickSerializable } from './serializable-props.ts'
import { playgroundStore, type Props, useRenderedProps } from './playground-store.ts'
import { changedArgs } from './playground.tsx'

type Rows = Readonly<Record<string, Row>>
type Row = {
  readonly name?: string
  readonly control?: unknown
  readonly options?: readonly unknown[]
  readonly table?: { readonly type?: { readonly summary?: string } }
}

/** The props of the page's component with the values of the playground story, and a control for each serializable value. */
export function PropsTable({ of: story }: { readonly of: PreparedStory }) {
  const context = useContext(DocsContext)
  const renderedProps = useRenderedProps(story.id)
  const [args, setArgs] = useState<Props>(() => context.getStoryContext(story).args)
  useEffect(() => {
    const update = (event: { readonly storyId: string; readonly args: Props }) => {
      if (event.storyId === story.id) setArgs(event.args)
    }
    context.channel.on(STORY_ARGS_UPDATED, update)
    return () => context.channel.off(STORY_ARGS_UPDATED, update)
  }, [context.channel, story.id])
  useEffect(() => playgroundStore.setOverrides(story.id, changedArgs(args, story.initialArgs)), [story, args])
  const values: Props = { ...renderedProps, ...args }
  const rows = Object.fromEntries(
    Object.entries({ ...getChildrenRow(values.children), ...(story.argTypes as Rows) }).map(([name, row]) => [
      name,
      { ...row, ...getOptions(row), control: renderedProps ? getControl(row, values[name]) : null },
    ]),
  )
  // The four columns are wider than a phone.
  return (
    <div style={{ overflowX: 'auto' }}>
      <PureArgsTable
        rows={rows as never}
        args={Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, pickSerializable(value)]),
        )}
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

/** Docgen returns numeric literals (heading levels) as strings. */
const getOptions = ({ options }: Row): Row =>
  options?.every((option) => /^\d+$/.test(String(option))) ? { options: options.map(Number) } : {}

/** The `children` prop of components that take a text, which docgen omits. */
const getChildrenRow = (children: unknown): Rows =>
  typeof children === 'string'
    ? { children: { name: 'children', table: { type: { summary: 'ReactNode' } } } }
    : {}

/** The control of a prop; `null` for values without a serializable part. */
function getControl({ control, table }: Row, value: unknown): unknown {
  if (typeof value === 'string' && isTextControl(control)) return { type: 'text' }
  if (!isTextControl(control)) return control
  if (value === undefined) return /ReactNode/.test(table?.type?.summary ?? '') ? { type: 'text' } : null
  return pickSerializable(value) === undefined
    ? null
    : { type: typeof value === 'object' ? 'object' : 'text' }
}

/** Storybook uses an object control for unknown types. */
const isTextControl = (control: unknown): boolean =>
  !control || ['object', 'text'].includes((control as { readonly type?: string }).type ?? '')
