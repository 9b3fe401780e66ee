import { useLanguage } from '@colada/client/language/use-language'
import { DialogContent, DialogRoot, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { legalItems } from '../header/navigation.ts'
import ConsentSettings from './consent-settings.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The cookie settings, opened from the banner and from the footer of every page. */
export default function ConsentDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation(['privacy', 'shell'])
  const language = useLanguage()
  const policy = legalItems(t, language).find(({ id }) => id === 'Cookies')
  const close = () => {
    onOpenChange(false)
    notify({ key: 'privacy:settings.saved', tone: 'success', duration: 'snackbar' })
  }
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="large"
        title={t('privacy:settings.title')}
        description={t('privacy:settings.text')}
        closeLabel={t('shell:close')}
      >
        <Stack gap="md">
          <ConsentSettings onSave={close} />
          {policy && (
            <Text size="small">
              <TextLink href={policy.href} standalone>
                {t('privacy:settings.policy')}
              </TextLink>
            </Text>
          )}
        </Stack>
      </DialogContent>
    </DialogRoot>
  )
}
