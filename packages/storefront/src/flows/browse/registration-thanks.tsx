import { Box, Callout, Container } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Thanks for a registration, above the start page. */
export default function RegistrationThanks() {
  const { t } = useTranslation('content')
  return (
    <Box paddingBlock="md">
      <Container>
        <Callout tone="success" title={t('content:home.registered')}>
          {t('content:home.registeredText')}
        </Callout>
      </Container>
    </Box>
  )
}
