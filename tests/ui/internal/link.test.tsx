import {
  Breadcrumb,
  ButtonLink,
  ChipLink,
  LinkProvider,
  Pagination,
  TextLink,
  type LinkProps,
} from '@colada/ui'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

const RouterLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`/en${href}`} data-routed="">
    {children}
  </a>
)

const pageWords = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

const linking: Record<string, ReactNode> = {
  TextLink: <TextLink href="/laundry">Laundry</TextLink>,
  ButtonLink: <ButtonLink href="/laundry">Laundry</ButtonLink>,
  ChipLink: <ChipLink href="/laundry">Laundry</ChipLink>,
  Breadcrumb: (
    <Breadcrumb label="Here" items={[{ label: 'Laundry', href: '/laundry' }]} currentLabel="Shirt" />
  ),
  Pagination: (
    <Pagination label="Pages" page={1} pageCount={2} getHref={(page) => `/${page}`} labels={pageWords} />
  ),
}

describe.each(Object.entries(linking))('%s', (_name, component) => {
  test('uses the link component of the provider', () => {
    render(<LinkProvider component={RouterLink}>{component}</LinkProvider>)
    for (const link of screen.getAllByRole('link')) {
      expect(link.hasAttribute('data-routed')).toBe(true)
      expect(link.getAttribute('href')).toMatch(/^\/en\//)
    }
  })

  test('is a plain anchor without a provider', () => {
    render(component)
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/[^e]/)
  })
})
