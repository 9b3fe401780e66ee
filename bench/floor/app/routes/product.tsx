import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Cards } from '../card.tsx'
import { productsContext } from '../catalogue.ts'
import { added, useAppDispatch, useLazySimilarQuery } from '../store.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  const products = context.get(productsContext)
  const product = products.find(({ id }) => String(id) === params.id)
  if (!product) throw new Response(null, { status: 404 })
  return { product, others: products.filter((other) => other !== product).slice(0, 4) }
}

export default function ProductPage() {
  const { product, others } = useLoaderData<typeof loader>()
  const { id, name, description, picture, price } = product
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [showSimilar, { data: similar = others }] = useLazySimilarQuery()
  return (
    <>
      <title>{name}</title>
      <h1>{name}</h1>
      <img src={picture} alt="" width={320} height={320} />
      <p>{description}</p>
      <p>{price.toFixed(2)} €</p>
      <button type="button" onClick={() => dispatch(added(id))}>
        {t('add')}
      </button>
      <button type="button" onClick={() => void showSimilar(id)}>
        {t('similar')}
      </button>
      <Cards products={similar} />
    </>
  )
}
