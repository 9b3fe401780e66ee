import { ButtonLink, Inline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The shop's app in the app stores. */
const storeUrls = {
  apple: 'https://apps.apple.com/es/iphone/search?term=colada',
  google: 'https://play.google.com/store/search?q=colada&c=apps',
} as const

/** Links to the shop's app (spec 000 §2, Navbar), in the menu of small screens. */
export function AppStoreLinks() {
  const { t } = useTranslation('shell')
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold">
        {t('shell:apps.title')}
      </Text>
      <Inline gap="xs">
        <ButtonLink href={storeUrls.apple} size="small" appearance="outline" rel="external">
          {t('shell:apps.apple')}
        </ButtonLink>
        <ButtonLink href={storeUrls.google} size="small" appearance="outline" rel="external">
          {t('shell:apps.google')}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
