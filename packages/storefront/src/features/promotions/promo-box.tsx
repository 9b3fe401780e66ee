import { Card, Heading, Hidden, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SavedCode } from './saved-code.tsx'

/** The promo code field of Home (spec 000 §2, Home). */
export function PromoBox() {
  const { t } = useTranslation('promotions')
  return (
    <Hidden where="unscripted">
      <Card as="section" aria-labelledby="promo-code" padding="large">
        <Stack gap="md">
          <Stack gap="xs">
            <Heading level={2} size="title3" id="promo-code">
              {t('promotions:boxTitle')}
            </Heading>
            <Text tone="secondary">{t('promotions:boxText')}</Text>
          </Stack>
          <SavedCode />
        </Stack>
      </Card>
    </Hidden>
  )
}
