import { routePath } from '@colada/domain/routes/route-path'
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useGoTo } from '#storefront/platform/routes/go-to.ts'
import { renderInShop } from '../../support/in-shop.tsx'

test('returns the same function after a navigation, so that an effect that depends on it runs once', async () => {
  const terms = routePath('en', 'Terms')
  const runs: string[] = []
  let goTo: ReturnType<typeof useGoTo> | undefined
  function Page() {
    const { pathname } = useLocation()
    const current = useGoTo()
    useEffect(() => {
      goTo = current
      runs.push('effect')
    }, [current])
    return <p>{pathname}</p>
  }
  const { findByText } = renderInShop(<Page />)
  act(() => goTo?.(terms))
  await findByText(terms)
  expect(runs).toEqual(['effect'])
})
