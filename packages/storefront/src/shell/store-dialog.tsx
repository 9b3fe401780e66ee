import { DialogContent, DialogRoot } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { StoreChooser } from '../features/coverage/store-chooser.tsx'
import type { LazyDialogProps } from './use-lazy-dialog.tsx'

/** The store selector of the footer. */
export default function StoreDialog({ open, onOpenChange }: LazyDialogProps) {
  const { t } = useTranslation(['coverage', 'shell'])
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent size="large" title={t('coverage:stores.chooseTitle')} closeLabel={t('shell:close')}>
        <StoreChooser />
      </DialogContent>
    </DialogRoot>
  )
}
