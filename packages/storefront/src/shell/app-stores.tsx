import { ButtonLink, Inline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Where the stores of both kinds of phone find the shop's app. */
const addresses = {
  apple: 'https://apps.apple.com/es/iphone/search?term=colada',
  google: 'https://play.google.com/store/search?q=colada&c=apps',
} as const

/** The shop's app, for phones (spec 000 §2, Navbar); it stands in the sheet that only small screens have. */
export function AppStores() {
  const { t } = useTranslation('shell')
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold">
        {t('shell:apps.title')}
      </Text>
      <Inline gap="xs">
        <ButtonLink href={addresses.apple} size="small" appearance="outline" rel="external">
          {t('shell:apps.apple')}
        </ButtonLink>
        <ButtonLink href={addresses.google} size="small" appearance="outline" rel="external">
          {t('shell:apps.google')}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
