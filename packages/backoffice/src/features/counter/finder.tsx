import { problemText } from '@colada/client/api/problem-text'
import { groupPhone } from '@colada/client/format/phone'
import { locatorOfTag } from '@colada/domain/orders/receipt'
import { MIN_SEARCH_CHARACTERS } from '@colada/domain/staff/orders-contract'
import { Inline, SearchBox, Stack, SuggestionList } from '@colada/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { customerPath, newCustomerPath, orderPath } from '../../platform/paths.ts'
import { useShortcut } from '../../platform/use-shortcut.ts'
import { statusText } from '../orders/status-view.tsx'
import { ScanButton } from './camera/scan-button.tsx'
import { type Found, useFindQuery, useLazyFindQuery } from './endpoints.ts'
import { useDelayed } from './use-delayed.ts'

/** Time without a key until a text is searched. */
const TYPING_PAUSE_MS = 150

/** Finds customers and orders while typing. It has the focus when the counter opens, and on Ctrl+K. */
export function Finder() {
  const { t } = useTranslation('counter')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const focus = () => root.current?.querySelector('input')?.focus()
  useEffect(focus, [])
  useShortcut({ modifier: 'ctrl', code: 'KeyK' }, focus)
  const searched = useDelayed(typed.trim(), TYPING_PAUSE_MS)
  const [find] = useLazyFindQuery()
  /** Opens what a text names, if it is only one; returns why nothing was opened. */
  const openOnly = async (text: string) => {
    const locator = locatorOfTag(text) ?? text
    if (locator.length < MIN_SEARCH_CHARACTERS) return 'unknown'
    const { data: found, error } = await find(locator, true)
    const path = found && pathOf(found, locator)
    if (path === undefined) return error ?? 'unknown'
    void navigate(path)
  }
  /** A scanner types faster than the page renders, and ends with Enter: the text is that of the field. */
  const openTyped = () => openOnly((root.current?.querySelector('input')?.value ?? typed).trim())
  return (
    <Stack gap="xs">
      <div ref={root}>
        <SearchBox
          label={t('counter:finder.label')}
          placeholder={t('counter:finder.placeholder')}
          clearLabel={t('counter:finder.clear')}
          value={typed}
          onChange={setTyped}
          onSearch={() => void openTyped()}
          suggestions={<Results typed={typed.trim()} searched={searched} />}
        />
      </div>
      <Inline>
        <ScanButton
          onFound={(text) => {
            setTyped(text)
            return openOnly(text)
          }}
        />
      </Inline>
    </Stack>
  )
}

/** The page of the order with this locator, or of the only customer or order that was found. */
function pathOf({ customers, orders }: Found, text: string): string | undefined {
  const named = orders.find(({ localizador }) => localizador === text.toUpperCase())
  if (named) return orderPath(named.localizador)
  const paths = [
    ...customers.map(({ id }) => customerPath(id)),
    ...orders.map(({ localizador }) => orderPath(localizador)),
  ]
  return paths.length === 1 ? paths[0] : undefined
}

/** What a text finds, and the way to a new customer. */
function Results({ typed, searched }: { readonly typed: string; readonly searched: string }) {
  const { t } = useTranslation(['counter', 'orders', 'common'])
  const skip = searched.length < MIN_SEARCH_CHARACTERS
  const { data, currentData, error } = useFindQuery(searched, { skip })
  // The results of the text before stay until there are new ones.
  const found = currentData ?? data
  const common = { label: t('counter:finder.results'), query: typed }
  if (typed.length < MIN_SEARCH_CHARACTERS)
    return <SuggestionList {...common} kind="none" text={t('counter:finder.short')} />
  if (error && !currentData) return <SuggestionList {...common} kind="none" text={problemText(error, t)} />
  if (!found) return <SuggestionList {...common} kind="loading" text={t('counter:finder.loading')} />
  const { customers, orders } = found
  const count = customers.length + orders.length
  const groups = [
    {
      id: 'customers',
      heading: t('counter:finder.customers'),
      items: customers.map((customer) => ({
        id: String(customer.id),
        label: customer.business_name || customer.name,
        href: customerPath(customer.id),
        detail: [groupPhone(customer.phone), customer.email].filter(Boolean).join(' · '),
      })),
    },
    {
      id: 'orders',
      heading: t('counter:finder.orders'),
      items: orders.map((order) => ({
        id: order.localizador,
        label: order.localizador,
        href: orderPath(order.localizador),
        detail: `${order.customer.name} · ${statusText(order.status, t)}`,
      })),
    },
  ]
  return (
    <SuggestionList
      {...common}
      kind="found"
      status={t('counter:finder.status', { count })}
      groups={groups.filter(({ items }) => items.length > 0)}
      showAll={{
        label: t(count === 0 ? 'counter:finder.createFromNothing' : 'counter:finder.create', {
          query: typed,
        }),
        href: newCustomerPath(typed),
      }}
    />
  )
}
