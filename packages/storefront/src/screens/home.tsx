import { Box, ButtonLink, Container, Hero, Stack } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import { categoryPath } from '../features/catalogue/views.ts'
import { ZipBanner } from '../features/coverage/lazy-zip-banner.tsx'
import { lazyWhenVisible } from '../platform/browser/lazy-when-visible.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/language/use-language.ts'
import { languageOf, namesRoute } from '../platform/routes/paths.ts'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { ReturningOnly } from '../shell/returning-only.tsx'
import type { HomeData } from './loads/home.ts'
import { HomeServices } from './parts/home-services.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['catalogue', 'content'] }

const importLoad = () => import('./loads/home.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

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

const BestSellers = lazyWhenVisible('best-sellers', () => import('./parts/home-best-sellers.tsx'))
const Guide = lazyWhenVisible('guide', () => import('./parts/home-guide.tsx'))
const Offers = lazyWhenVisible('offers', () => import('./parts/home-offers.tsx'))
const Posts = lazyWhenVisible('posts', () => import('./parts/home-posts.tsx'))

export default function Home() {
  const { t } = useTranslation('content')
  const language = useLanguage()
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
      <ReturningOnly>
        <Container>
          <ZipBanner servicesHref={everything} />
        </Container>
      </ReturningOnly>
      <HomeServices categories={categories} />
      <BestSellers products={bestSellers} everything={everything} />
      <Guide steps={steps} faq={faq} sofaFaq={sofaFaq} />
      <Offers />
      <Posts posts={posts} />
    </Stack>
  )
}
