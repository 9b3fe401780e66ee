import { Button, DescriptionList, DialogContent, DialogRoot, DialogTrigger } from '@colada/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The shortcuts of the counter, in the order of the work. */
const shortcuts = ['find', 'new', 'parts', 'take', 'status', 'drawer', 'help'] as const

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
        <DescriptionList
          layout="stacked"
          entries={shortcuts.map((name) => ({
            id: name,
            term: <kbd>{t(`counter:shortcuts.${name}.keys`)}</kbd>,
            description: t(`counter:shortcuts.${name}.action`),
          }))}
        />
      </DialogContent>
    </DialogRoot>
  )
}
