import { ButtonLink, Inline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useRootData } from '../../platform/routes/use-root-data.ts'

/** Links to the shop's app, if it has one (spec 000 §2, Navbar), in the menu of small screens. */
export function AppStoreLinks() {
  const { t } = useTranslation('shell')
  const { apple = null, google = null } = useRootData()?.appStores ?? {}
  if (apple === null && google === null) return null
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold">
        {t('shell:apps.title')}
      </Text>
      <Inline gap="xs">
        {apple !== null && (
          <ButtonLink href={apple} size="small" appearance="outline" rel="external">
            {t('shell:apps.apple')}
          </ButtonLink>
        )}
        {google !== null && (
          <ButtonLink href={google} size="small" appearance="outline" rel="external">
            {t('shell:apps.google')}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}
