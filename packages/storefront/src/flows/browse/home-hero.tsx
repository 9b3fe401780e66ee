import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, ButtonLink, Container, Hero } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly servicesHref: string
  /** Price of the cheapest garment. */
  readonly lowestPrice: Cents
  /** A message above it. */
  readonly children?: ReactNode
}

/** First view of Home. */
export function HomeHero({ servicesHref, lowestPrice, children }: Props) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  return (
    <Box paddingBlock="md">
      {children}
      <Container>
        <Hero
          title={t('content:home.title')}
          headingLevel={1}
          text={t('content:home.text', { price: formatMoney(lowestPrice) })}
          actions={
            <>
              <ButtonLink href={servicesHref} size="large">
                {t('content:home.start')}
              </ButtonLink>
              <ButtonLink href={routePath(language, 'Coverage')} size="large" appearance="outline">
                {t('content:home.reach')}
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
