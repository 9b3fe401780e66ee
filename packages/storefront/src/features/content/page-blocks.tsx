import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Callout, DescriptionList, Table, TextLink } from '@colada/ui'
import type { ReactNode } from 'react'
import type { PageBlock } from './page-schema.ts'

/** Parts that the screen renders, by the name that a block gives them. */
export type PageParts = Readonly<Record<string, ReactNode>>

/** The content of a section. */
export function PageBlocks({ blocks, parts }: { blocks: readonly PageBlock[]; parts: PageParts }) {
  // The blocks of a page are static.
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <Block key={index} block={block} parts={parts} />)
}

function Block({ block, parts }: { block: PageBlock; parts: PageParts }) {
  const language = useLanguage()
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  if ('note' in block) return <Callout tone="info">{block.note}</Callout>
  if ('link' in block)
    return (
      <p>
        <TextLink href={routePath(language, block.link.to as 'Contact')}>{block.link.text}</TextLink>
      </p>
    )
  if ('terms' in block)
    return (
      <DescriptionList
        layout="stacked"
        entries={block.terms.map(([term, description]) => ({ id: term, term, description }))}
      />
    )
  if ('table' in block) return <BlockTable {...block.table} />
  return parts[block.part]
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>)

interface BlockTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function BlockTable({ caption, columns, rows }: BlockTableProps) {
  const toColumn = (label: string, index: number) => ({
    id: label,
    label,
    cell: (row: readonly string[]) => row[index],
  })
  const [first = '', ...rest] = columns
  return (
    <Table
      caption={caption}
      columns={[toColumn(first, 0), ...rest.map((label, index) => toColumn(label, index + 1))]}
      rows={rows}
      getKey={(row) => row.join()}
    />
  )
}
