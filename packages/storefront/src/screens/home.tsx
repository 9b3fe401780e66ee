import { Box, ButtonLink, Container, Hero, Stack } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import { categoryPath } from '../features/catalogue/views.ts'
import { lateView } from '../platform/browser/late-view.tsx'
import { useWords } from '../platform/language/words.tsx'
import { languageOf, namesRoute } from '../platform/routes/paths.ts'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { KnownOnly } from '../shell/known-only.tsx'
import type { HomeData } from './loads/home.ts'
import { HomeServices } from './parts/home-services.tsx'

const bring = () => import('./loads/home.ts')
export const loader = loadOnServer(bring)
export const clientLoader = loadInBrowser(bring)

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
    // The same screen welcomes who has just registered; that is nobody's way in.
    listed: namesRoute('Home', location.pathname),
  })
}

const ZipBanner = lateView('zip', () => import('../features/coverage/zip-banner.tsx'))
const BestSellers = lateView('best-sellers', () => import('./parts/home-best-sellers.tsx'), { isBelow: true })
const Guide = lateView('guide', () => import('./parts/home-guide.tsx'), { isBelow: true })
const Offers = lateView('offers', () => import('./parts/home-offers.tsx'), { isBelow: true })
const Posts = lateView('posts', () => import('./parts/home-posts.tsx'), { isBelow: true })

export default function Home() {
  const { t, language } = useWords()
  const { categories, bestSellers, steps, faq, sofaFaq, posts } = useLoaderData<HomeData>()
  const everything = categoryPath(categoryIds.all, language)

  return (
    <Stack gap="section">
      <Box paddingBlock="md">
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
              priority: 'main',
              narrow: { src: '/pictures/hero-narrow.svg', width: 640, height: 400 },
            }}
          />
        </Container>
      </Box>
      <KnownOnly>
        <Container>
          <ZipBanner servicesHref={everything} />
        </Container>
      </KnownOnly>
      <HomeServices categories={categories} />
      <BestSellers products={bestSellers} everything={everything} />
      <Guide steps={steps} faq={faq} sofaFaq={sofaFaq} />
      <Offers />
      <Posts posts={posts} />
    </Stack>
  )
}
