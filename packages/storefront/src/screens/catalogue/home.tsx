import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Container, Stack } from '@colada/ui'
import { type MetaFunction, useLoaderData, useLocation } from 'react-router-dom'
import { useLinkedCode } from '../../features/account/registration/referral-code.ts'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { ZipBanner } from '../../features/coverage/lazy-zip-banner.tsx'
import type { HomeData } from '../../flows/browse/home-data.ts'
import { HomeHero } from '../../flows/browse/home-hero.tsx'
import { HomeServices } from '../../flows/browse/home-services.tsx'
import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { toBothPaths } from '../../platform/routes/page-paths.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { ReturningOnly } from '../../shell/returning-only.tsx'

export const handle: RouteHandle = { namespaces: ['catalogue', 'content'] }

const importLoad = () => import('../../flows/browse/home-data.ts')
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
    paths: toBothPaths(location.pathname),
    origin: originOf(matches),
    // The paths that follow a registration render this screen, too; only Home itself is listed.
    listed: matchRoute(location.pathname)?.name === 'Home',
  })
}

const RegistrationThanks = lazyWhenVisible(
  'registration-thanks',
  () => import('../../flows/browse/registration-thanks.tsx'),
)
const BestSellers = lazyWhenVisible('best-sellers', () => import('../../flows/browse/home-best-sellers.tsx'))
const Guide = lazyWhenVisible('guide', () => import('../../flows/browse/home-guide.tsx'))
const Offers = lazyWhenVisible('offers', () => import('../../flows/browse/home-offers.tsx'))
const Posts = lazyWhenVisible('posts', () => import('../../flows/browse/home-posts.tsx'))

/** The start page (spec 000 §2, Home), and the thanks for a registration (spec 000 §2, Routes). */
export default function HomeScreen() {
  const language = useLanguage()
  const { categories, lowestPrice, bestSellers, steps, faq, sofaFaq, posts } = useLoaderData<HomeData>()
  const servicesHref = categoryPath(categoryIds.all, language)
  const isRegistered = matchRoute(useLocation().pathname)?.name === 'RegistroCorrecto'
  useLinkedCode()
  return (
    <Stack gap="section">
      <HomeHero servicesHref={servicesHref} lowestPrice={lowestPrice}>
        {isRegistered && <RegistrationThanks />}
      </HomeHero>
      <ReturningOnly>
        <Container>
          <ZipBanner servicesHref={servicesHref} />
        </Container>
      </ReturningOnly>
      <HomeServices categories={categories} />
      <BestSellers products={bestSellers} servicesHref={servicesHref} />
      <Guide steps={steps} faq={faq} sofaFaq={sofaFaq} />
      <Offers />
      <Posts posts={posts} />
    </Stack>
  )
}
