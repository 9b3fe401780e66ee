import {
  Container,
  FaqList,
  Grid,
  Heading,
  PackageCheckIcon,
  ShirtIcon,
  Stack,
  Steps,
  Text,
  TruckIcon,
  WashingMachineIcon,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../features/content/load-home-content.ts'

const stepIcons = {
  choose: <ShirtIcon size="large" />,
  collect: <TruckIcon size="large" />,
  clean: <WashingMachineIcon size="large" />,
  deliver: <PackageCheckIcon size="large" />,
}

/** How the service works, and frequent questions. */
export default function HomeGuide({ steps, faq, sofaFaq }: Pick<HomeContent, 'steps' | 'faq' | 'sofaFaq'>) {
  const { t } = useTranslation('content')
  return (
    <Container>
      <Stack gap="section">
        <Stack as="section" gap="lg" id="how" aria-labelledby="how-title">
          <Stack gap="xs">
            <Heading level={2} id="how-title">
              {t('content:home.howTitle')}
            </Heading>
            <Text tone="secondary">{t('content:home.howText')}</Text>
          </Stack>
          <Steps
            label={t('content:home.howTitle')}
            headingLevel={3}
            steps={steps.map((step) => ({ ...step, icon: stepIcons[step.id] }))}
          />
        </Stack>
        <Grid gap="xxl" columns={{ base: 1, lg: 2 }}>
          <FaqList heading={t('content:home.faq')} headingLevel={2} items={faq} />
          <FaqList heading={t('content:home.sofaFaq')} headingLevel={2} items={sofaFaq} />
        </Grid>
      </Stack>
    </Container>
  )
}
