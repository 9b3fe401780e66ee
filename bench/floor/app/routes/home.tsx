import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Cards } from '../card.tsx'
import { productsContext } from '../catalogue.ts'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(productsContext).slice(0, 12)

export default function Home() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Cards products={useLoaderData<typeof loader>()} />
    </>
  )
}
