import { Badge, Heading, Inline, Stack, Table, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { facts } from 'virtual:component-facts'

import { DocsLink } from '../../.storybook/docs-link.tsx'

const meta: Meta = {
  title: 'Foundations/Coverage',
  parameters: {
    // It changes with every component, and axe would read a thousand cells of a table that has stories of its own.
    shot: 'none',
    a11y: { test: 'off' },
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'Read from the folders when Storybook is built: what each component has. Every story is judged by axe and photographed twice: light and in Spanish on a phone, dark and in English on a desk.',
      },
    },
  },
}
export default meta

type Fact = (typeof facts)[number]

const rooms = [...Map.groupBy(facts, ({ room }) => room)]

const sum = (count: (fact: Fact) => number) => facts.reduce((total, fact) => total + count(fact), 0)

const countOf = (fact: Fact, which: 'plays' | 'pictured') =>
  fact.told?.stories.filter((story) => story[which]).length ?? 0

const yes = (is: boolean | undefined) => (is ? 'yes' : <Badge tone="warning">no</Badge>)

export const WhatEveryComponentHas: StoryObj = {
  render: () => (
    <Stack gap="xxl">
      <Inline gap="lg">
        <Text>{facts.length} components</Text>
        <Text>{sum((fact) => fact.told?.stories.length ?? 0)} stories</Text>
        <Text>{sum((fact) => countOf(fact, 'pictured'))} of them pictured</Text>
        <Text>{sum((fact) => countOf(fact, 'plays'))} of them played</Text>
      </Inline>
      {rooms.map(([room, components]) => (
        <Stack key={room} gap="sm" as="section">
          <Heading level={2} size="title4">
            {room}
          </Heading>
          <Table
            caption={`Components of ${room}`}
            hideCaption
            rows={components}
            keyOf={({ name }) => name}
            columns={[
              {
                id: 'name',
                label: 'Component',
                cell: (fact) => (
                  <DocsLink to={fact.docs ?? ''} quiet>
                    {fact.name}
                  </DocsLink>
                ),
              },
              {
                id: 'stories',
                label: 'Stories',
                align: 'end',
                cell: ({ told }) => told?.stories.length ?? 0,
              },
              { id: 'docs', label: 'Docs', cell: ({ told }) => yes(Boolean(told?.guide)) },
              {
                id: 'tests',
                label: 'Tests',
                cell: (fact) => `${countOf(fact, 'plays')} played, ${fact.tests.length} unit`,
              },
              { id: 'axe', label: 'Axe', cell: ({ told }) => yes(told?.judged) },
              { id: 'visual', label: 'Pictures', align: 'end', cell: (fact) => countOf(fact, 'pictured') },
              { id: 'es', label: 'es', cell: ({ told }) => yes(told !== null) },
              { id: 'en', label: 'en', cell: ({ told }) => yes(told?.bothLanguages) },
              { id: 'themes', label: 'Themes', cell: (fact) => yes(countOf(fact, 'pictured') > 0) },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('table')).toHaveLength(rooms.length)
  },
}
