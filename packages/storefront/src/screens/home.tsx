import {
  ButtonLink,
  CategoryTile,
  Container,
  FaqList,
  Grid,
  Heading,
  Hero,
  Hidden,
  PackageCheckIcon,
  ProductCarousel,
  ShirtIcon,
  Sidebar,
  Stack,
  Steps,
  Text,
  TextLink,
  TruckIcon,
  WashingMachineIcon,
} from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { CategoryMenu } from '../features/catalogue/category-menu.tsx'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import { useTiles } from '../features/catalogue/use-tiles.tsx'
import { categoryPath, pictureSize } from '../features/catalogue/views.ts'
import { ZipChecker } from '../features/coverage/zip-checker.tsx'
import { useWords } from '../platform/language/words.tsx'
import { languageOf } from '../platform/routes/paths.ts'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { KnownOnly } from '../shell/known-only.tsx'
import { type HomeData, loadHome } from './loads/home.ts'

export const loader = loadOnServer(loadHome)
export const clientLoader = loadInBrowser(async () => (await import('./loads/home.ts')).loadHome)

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const { title, description } = (loaderData as HomeData | undefined)?.meta ?? {
    title: 'Colada',
    description: '',
  }
  return pageMeta({
    title,
    description,
    language: languageOf(location.pathname),
    paths: pathsOf(location.pathname),
    origin: originOf(matches),
  })
}

const stepIcons = {
  choose: <ShirtIcon size="large" />,
  collect: <TruckIcon size="large" />,
  clean: <WashingMachineIcon size="large" />,
  deliver: <PackageCheckIcon size="large" />,
}

export default function Home() {
  const { t, language } = useWords()
  const { categories, bestSellers, steps, faq } = useLoaderData<HomeData>()
  const { tile, dialog, isClosed } = useTiles()
  const everything = categoryPath(categoryIds.all, language)

  return (
    <Stack gap="section">
      <Container>
        <Hero
          title={t('content:home.title')}
          headingLevel={1}
          text={t('content:home.text')}
          actions={
            <>
              <ButtonLink href={everything} size="large">
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
            priority: true,
            narrow: { src: '/pictures/hero-narrow.svg', width: 640, height: 400 },
          }}
        />
      </Container>
      <KnownOnly>
        <Container>
          <ZipChecker servicesHref={everything} />
        </Container>
      </KnownOnly>
      <Container>
        <Sidebar>
          <Hidden below="md">
            <CategoryMenu isClosed={isClosed} />
          </Hidden>
          <Stack as="section" gap="lg" aria-labelledby="services">
            <Heading level={2} id="services">
              {t('content:home.services')}
            </Heading>
            <Grid as="ul" role="list" gap="sm" columns={{ base: 2, sm: 3, lg: 4 }}>
              {categories.map(({ id, title, href, picture }) => (
                <li key={id}>
                  <CategoryTile
                    title={title}
                    href={href}
                    headingLevel={3}
                    picture={{ src: picture, width: pictureSize, height: pictureSize }}
                  />
                </li>
              ))}
            </Grid>
          </Stack>
        </Sidebar>
      </Container>
      <Container>
        <ProductCarousel
          heading={t('content:home.bestSellers')}
          headingLevel={2}
          words={{ previous: t('catalogue:previous'), next: t('catalogue:next') }}
          items={bestSellers.map((product) => ({ id: String(product.id), node: tile(product, 3) }))}
          more={<TextLink href={everything}>{t('content:home.seeAll')}</TextLink>}
        />
      </Container>
      <Container>
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
      </Container>
      <Container width="text">
        <FaqList heading={t('content:home.faq')} headingLevel={2} items={faq} />
      </Container>
      {dialog}
    </Stack>
  )
}
