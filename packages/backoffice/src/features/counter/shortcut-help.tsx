import { Button, DialogContent, DialogRoot, DialogTrigger, Table, type TableColumn } from '@colada/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'

/** The shortcuts of the counter, in the order of the work. */
const shortcuts = ['find', 'new', 'parts', 'take', 'help'] as const

type Name = (typeof shortcuts)[number]
type Columns = [TableColumn<Name>, ...TableColumn<Name>[]]

function columnsOf(t: Translate): Columns {
  return [
    {
      id: 'keys',
      label: t('counter:shortcuts.keys'),
      cell: (name) => <kbd>{t(`counter:shortcuts.${name}.keys`)}</kbd>,
    },
    {
      id: 'action',
      label: t('counter:shortcuts.action'),
      cell: (name) => t(`counter:shortcuts.${name}.action`),
    },
  ]
}

/** Lists the shortcuts in a dialog, which a question mark opens outside of fields. */
export function ShortcutHelp() {
  const { t } = useTranslation(['counter', 'common'])
  const [isOpen, setOpen] = useState(false)
  const open = useEffectEvent(() => setOpen(true))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).matches('input, textarea, select')
      if (event.key === '?' && !isTyping) open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <DialogRoot open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger>
        <Button size="small" tone="neutral" appearance="plain">
          {t('counter:shortcuts.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('counter:shortcuts.title')} closeLabel={t('common:calls.close')}>
        <Table
          caption={t('counter:shortcuts.title')}
          hideCaption
          isNarrow
          columns={columnsOf(t)}
          rows={shortcuts}
          getKey={(name) => name}
        />
      </DialogContent>
    </DialogRoot>
  )
}
