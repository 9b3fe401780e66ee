import { problemText } from '@colada/client/api/problem-text'
import { toTyped } from '@colada/client/format/euros'
import { AmountField } from '@colada/client/forms/amount-field'
import { SubmitForm } from '@colada/client/forms/submit-form'
import type { Product, ProductId } from '@colada/domain/catalogue/product'
import { formatMoney } from '@colada/domain/money/format-money'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { MAX_PRICE_LIST_NAME_CHARACTERS, type WirePriceList } from '@colada/domain/staff/price-list-contract'
import { Checkbox, Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdatePriceListMutation } from './endpoints.ts'
import { ProductFinder } from './product-finder.tsx'

export interface PriceListFormProps {
  readonly list: WirePriceList
  readonly products: readonly Product[]
}

const isPrice = (typed: string) => (parseMoney(typed) ?? 0) > 0

/** Changes the name and the prices of a price list, or archives it. An empty price is the shop's again. */
export function PriceListForm({ list, products }: PriceListFormProps) {
  const { t } = useTranslation(['business', 'common'])
  const [name, setName] = useState(list.name)
  const [isArchived, setArchived] = useState(list.archived)
  const [prices, setPrices] = useState<ReadonlyMap<ProductId, string>>(
    () => new Map(list.prices.map(({ product_id: id, price }) => [id, toTyped(price)])),
  )
  const [isSent, setSent] = useState(false)
  const [update, { isLoading, error }] = useUpdatePriceListMutation()
  const isNameMissing = name.trim() === ''
  const typed = [...prices].filter(([, price]) => price.trim() !== '')
  const setPrice = (id: ProductId, price: string) => setPrices((before) => new Map(before).set(id, price))

  const submit = async () => {
    setSent(true)
    if (isNameMissing || !typed.every(([, price]) => isPrice(price))) return
    const { id, version } = list
    const wirePrices = typed.map(([productId, price]) => ({
      product_id: productId,
      price: toEuros(parseMoney(price)!),
    }))
    await update({ id, body: { name: name.trim(), prices: wirePrices, archived: isArchived, version } })
  }

  return (
    <SubmitForm
      label={list.name}
      onSubmit={submit}
      problem={error && problemText(error, t)}
      submitLabel={t('business:priceLists.save')}
      busyLabel={t('business:busy')}
      isBusy={isLoading}
    >
      <TextField
        label={t('business:priceLists.name')}
        autoComplete="off"
        maxLength={MAX_PRICE_LIST_NAME_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isSent && isNameMissing ? t('business:priceLists.nameMissing') : undefined}
      />
      <ProductFinder
        products={products.filter(({ id }) => !prices.has(id))}
        onChoose={({ id, price }) => setPrice(id, toTyped(toEuros(price)))}
      />
      {prices.size === 0 && <Text tone="secondary">{t('business:priceLists.noPrices')}</Text>}
      {[...prices].map(([id, price]) => {
        const product = products.find((each) => each.id === id)
        return (
          <AmountField
            key={id}
            label={product?.name ?? String(id)}
            hint={product ? t('business:priceLists.shop', { price: formatMoney(product.price) }) : ''}
            value={price}
            onChange={(changed) => setPrice(id, changed)}
            error={
              isSent && price.trim() !== '' && !isPrice(price)
                ? t('business:priceLists.priceInvalid')
                : undefined
            }
          />
        )
      })}
      <Checkbox
        label={t('business:priceLists.archive')}
        checked={isArchived}
        onCheckedChange={(checked) => setArchived(checked === true)}
      />
    </SubmitForm>
  )
}
