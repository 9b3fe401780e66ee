import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Product } from './catalogue.ts'
import { added, useAppDispatch } from './store.ts'

/** Cards of products, each with a link and a button. */
export function Cards({ products }: { products: readonly Product[] }) {
  return (
    <ul className="cards">
      {products.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </ul>
  )
}

function Card({ product: { id, name, description, picture, price } }: { product: Product }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <li>
      <article>
        <Link to={`/product/${id}`}>
          <img src={picture} alt="" width={160} height={160} loading="lazy" />
          <h2>{name}</h2>
        </Link>
        <p>{description}</p>
        <p>{price.toFixed(2)} €</p>
        <button type="button" onClick={() => dispatch(added(id))}>
          {t('add')}
        </button>
      </article>
    </li>
  )
}
