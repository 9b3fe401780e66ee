import { problemText } from '@colada/client/api/problem-text'
import type { User } from '@colada/domain/account/user'
import { type Language, languages, toLanguage } from '@colada/domain/wire/language'
import { Callout, Card, Select, Stack, Switch, Text, VisuallyHidden } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import {
  type MessageChoices,
  useSetAccountLanguageMutation,
  useSetNotificationsMutation,
} from './profile-endpoints.ts'

/** Which optional messages are sent, and their language. Each choice is saved at once, and undone when that fails. */
export default function NotificationSettings({ me }: { me: User }) {
  const { t } = useTranslation(['common', 'profile'])
  const [save, saving] = useSetNotificationsMutation()
  const [saveLanguage, savingLanguage] = useSetAccountLanguageMutation()
  const { newsletter, notifications } = me
  const choose = (changed: Partial<MessageChoices>) => void save({ newsletter, notifications, ...changed })
  const { order_progress: progress, referrals } = notifications
  const error = saving.error ?? savingLanguage.error
  const isSaved = saving.isSuccess || savingLanguage.isSuccess

  return (
    <Card padding="large">
      <Stack gap="md">
        <Text tone="secondary">{t('profile:notifications.intro')}</Text>
        <Switch
          label={t('profile:notifications.orderProgress')}
          hint={t('profile:notifications.orderProgressHint')}
          checked={progress.mail}
          onCheckedChange={(mail) =>
            choose({ notifications: { ...notifications, order_progress: { mail } } })
          }
        />
        {!me.isBusiness && (
          <Switch
            label={t('profile:notifications.referrals')}
            hint={t('profile:notifications.referralsHint')}
            checked={referrals.mail}
            onCheckedChange={(mail) => choose({ notifications: { ...notifications, referrals: { mail } } })}
          />
        )}
        <Switch
          label={t('profile:notifications.newsletter')}
          hint={t('profile:notifications.newsletterHint')}
          checked={newsletter}
          onCheckedChange={(checked) => choose({ newsletter: checked })}
        />
        <Select
          label={t('profile:notifications.language')}
          options={languages.map((value: Language) => ({
            value,
            label: t(`profile:notifications.languages.${value}`),
          }))}
          // The new language until the customer is loaded again.
          value={savingLanguage.isLoading ? savingLanguage.originalArgs : me.language}
          onChange={({ target }) => void saveLanguage(toLanguage(target.value))}
        />
        {error && (
          <Callout tone="danger" live="alert" title={t('profile:notifications.failed')}>
            {problemText(error, t)}
          </Callout>
        )}
        <VisuallyHidden role="status">{!error && isSaved && t('profile:notifications.saved')}</VisuallyHidden>
      </Stack>
    </Card>
  )
}
