import { ShareButtons } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Share buttons, for devices without the Web Share API. */
export default function SharePanel({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('catalogue')
  return (
    <ShareButtons
      label={t('catalogue:sharing.label')}
      content={{ title, url }}
      labels={{
        device: t('catalogue:share'),
        copy: t('catalogue:sharing.copy'),
        copied: t('catalogue:sharing.copied'),
        copyFailed: t('catalogue:sharing.copyFailed'),
        mail: t('catalogue:sharing.mail'),
        whatsApp: t('catalogue:sharing.whatsApp'),
      }}
    />
  )
}
