import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../media/icons.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { Prose } from '../text/prose.tsx'
import * as styles from './accordion.css.ts'

export type AccordionProps = {
  /** Heading level of the questions. */
  readonly level: HeadingLevel
  readonly items: readonly { readonly id: string; readonly question: ReactNode; readonly answer: ReactNode }[]
  /** Ids of the items that are open at first. */
  readonly defaultOpen?: readonly string[]
  /** Ids of the open items, when the parent controls them. */
  readonly open?: readonly string[]
  readonly onOpenChange?: (open: readonly string[]) => void
}

/** Independently collapsible questions with answers. Each item has its id as anchor. */
export function Accordion({ level, items, defaultOpen = [], open, onOpenChange }: AccordionProps) {
  return (
    <Radix.Root
      type="multiple"
      className={styles.root}
      defaultValue={[...defaultOpen]}
      {...(open && { value: [...open] })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
    >
      {items.map(({ id, question, answer }) => (
        <Radix.Item key={id} id={id} value={id} className={styles.item}>
          <Radix.Header asChild>
            <Heading level={level} size="title4">
              <Radix.Trigger className={styles.trigger}>
                {question}
                <span className={styles.chevron}>
                  <ChevronDownIcon />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content asChild forceMount>
            <Panel className={styles.content}>
              <Prose>{answer}</Prose>
            </Panel>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

/**
 * Omits Radix's custom properties, which are for an animated height: as a style attribute of a server-rendered page the
 * Content-Security-Policy refuses them.
 */
function Panel(props: ComponentProps<'div'>) {
  return <div {...props} style={undefined} />
}
