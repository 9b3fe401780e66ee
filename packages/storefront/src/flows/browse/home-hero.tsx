import { Box, ButtonLink, Container, Hero } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** First view of Home. */
export function HomeHero({ servicesHref }: { servicesHref: string }) {
  const { t } = useTranslation('content')
  return (
    <Box paddingBlock="md">
      <Container>
        <Hero
          title={t('content:home.title')}
          headingLevel={1}
          text={t('content:home.text')}
          actions={
            <>
              <ButtonLink href={servicesHref} size="large">
                {t('content:home.start')}
              </ButtonLink>
              <ButtonLink href="#how" size="large" appearance="outline">
                {t('content:home.how')}
              </ButtonLink>
            </>
          }
          facts={[t('content:home.fact1'), t('content:home.fact2'), t('content:home.fact3')]}
          picture={{
            src: '/pictures/hero.svg',
            width: 960,
            height: 720,
            priority: 'high',
            fit: 'cover',
            narrow: { src: '/pictures/hero-narrow.svg', width: 640, height: 400 },
          }}
        />
      </Container>
    </Box>
  )
}
