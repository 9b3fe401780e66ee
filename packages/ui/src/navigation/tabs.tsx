import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

export type TabsProps<Value extends string> = {
  /** Name of the tab list. */
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly panel: ReactNode }[]
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
}

/** Tabs. Arrow keys move between them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange } = props
  return (
    <Radix.Root
      className={styles.root}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange && ((chosen) => onValueChange(chosen as Value))}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className={styles.tab} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
