import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Part, planChunks, type Start } from '../../../packages/storefront/vite.plan.ts'

const light = 200
const heavy = 60_000

/** Modules as `name: imports`; those called `Like This` are components, those of `weighty` are heavy. */
const modules = (graph: Readonly<Record<string, string>>, weighty: readonly string[] = []) =>
  new Map<string, Part>(
    Object.entries(graph).map(([id, imports]) => [
      id,
      {
        imports: imports.split(' ').filter(Boolean),
        size: weighty.includes(id) ? heavy : light,
        isComponent: /^[A-Z]/.test(id),
      },
    ]),
  )
const screen = (id: string): Start => ({ id, isScreen: true, weight: 1 })
const starts = (files: object) =>
  Object.keys(files)
    .filter((id) => ['cart', 'orders', 'blog', 'help'].includes(id))
    .map(screen)
const late = (id: string): Start => ({ id, isScreen: false, weight: 0.5 })
/** Modules that import some of those behind them, and a few where somebody starts. */
const houses = fc
  .array(fc.record({ imports: fc.array(fc.nat(), { maxLength: 3 }), isHeavy: fc.boolean() }), {
    minLength: 12,
    maxLength: 30,
  })
  .map((rooms) => ({
    graph: new Map<string, Part>(
      rooms.map(({ imports, isHeavy }, at) => {
        const behind = rooms.length - at - 1
        const targets = behind === 0 ? [] : imports.map((number) => `${at + 1 + (number % behind)}`)
        return [`${at}`, { imports: targets, size: isHeavy ? 5_000 : light, isComponent: isHeavy }]
      }),
    ),
    starts: [0, 1, 2, 3, 4, 5].map((at) => screen(`${at}`)),
  }))

const nothing = { framework: [], shop: [] }

describe('the plan of files', () => {
  it('leaves what one start runs to its own file', () => {
    const plan = planChunks(modules({ cart: 'line', line: '' }), [screen('cart')], nothing)
    expect(plan.get('line')).toBeUndefined()
    expect(plan.get('cart')).toBeUndefined()
  })

  it('sends together what the same screens run', () => {
    const graph = modules({ cart: 'a b', orders: 'a b', a: '', b: '' })
    const plan = planChunks(graph, [screen('cart'), screen('orders')], nothing)
    expect(plan.get('a')).toBeDefined()
    expect(plan.get('a')).toBe(plan.get('b'))
  })

  it('joins small files, since a request costs more than a few lines in vain', () => {
    const graph = modules({ cart: 'a b', orders: 'a b', checkout: 'b', a: '', b: '' })
    const plan = planChunks(graph, ['cart', 'orders', 'checkout'].map(screen), nothing)
    expect(plan.get('a')).toBe(plan.get('b'))
  })

  it('keeps apart what is heavy for who does not run it', () => {
    const graph = modules({ cart: 'a b', orders: 'a b', checkout: 'b', a: '', b: '' }, ['a'])
    const plan = planChunks(graph, ['cart', 'orders', 'checkout'].map(screen), nothing)
    expect(plan.get('a')).not.toBe(plan.get('b'))
  })

  it('brings no screen a component that it does not show, however small', () => {
    const graph = modules({ cart: 'Row b', orders: 'Row b', checkout: 'b', Row: '', b: '' })
    const plan = planChunks(graph, ['cart', 'orders', 'checkout'].map(screen), nothing)
    expect(plan.get('Row')).not.toBe(plan.get('b'))
  })

  it('lets what arrives late bring a small component along', () => {
    const graph = modules({ cart: 'Row b', orders: 'Row b', dialog: 'b', Row: '', b: '' })
    const plan = planChunks(graph, [screen('cart'), screen('orders'), late('dialog')], nothing)
    expect(plan.get('Row')).toBe(plan.get('b'))
  })

  it('joins components where a screen would load more files than it may, and no others', () => {
    const files = { cart: 'Row Price', orders: 'Row Icon', blog: 'Price Icon', help: '', login: '' }
    const graph = modules({ ...files, Row: '', Price: '', Icon: '' }, ['Row', 'Price', 'Icon'])
    // What every page runs, in two files, and its own are three.
    const bounded = { ...screen('cart'), mostFiles: 4 }
    const plan = planChunks(graph, [bounded, ...['orders', 'blog', 'help', 'login'].map(screen)], nothing)
    expect(plan.get('Row')).toBe(plan.get('Price'))
    expect(plan.get('Icon')).not.toBe(plan.get('Row'))
  })

  it('joins first for who may load the fewest, since the others have that, too', () => {
    const files = { cart: 'Hidden Row', foot: 'Hidden', orders: 'Row', blog: '', help: '', login: '' }
    const graph = modules({ ...files, Hidden: '', Row: '' }, ['Hidden', 'Row'])
    const bounded = [
      { ...screen('cart'), mostFiles: 4 },
      { ...screen('foot'), mostFiles: 3 },
    ]
    const plan = planChunks(graph, [...bounded, ...['orders', 'blog', 'help', 'login'].map(screen)], nothing)
    expect(plan.get('Hidden')).toBe('shop')
    expect(plan.get('Row')).not.toBe('shop')
  })

  it('lets the file of a start that allows it take up what another shares with it', () => {
    const graph = modules({ cart: 'list line', search: 'list', list: '', line: '' })
    const fileOfList = (isOpen: boolean) => {
      const plan = planChunks(graph, [{ ...screen('cart'), isOpen }, late('search')], nothing)
      return [plan.get('list'), plan.get('cart')]
    }
    expect(fileOfList(true)[0]).toBe(fileOfList(true)[1])
    expect(fileOfList(false)[0]).not.toBe(fileOfList(false)[1])
  })

  it('never joins files around the file of a start, which stays as it is', () => {
    const graph = modules({ cart: 'row', orders: 'row', row: 'dialog', dialog: 'base', base: '' })
    const plan = planChunks(graph, [screen('cart'), screen('orders'), late('dialog')], nothing)
    expect(plan.get('row')).not.toBe(plan.get('base'))
  })

  property.prop([houses], { numRuns: 100 })('never lets files wait for each other in a circle', (house) => {
    const plan = planChunks(house.graph, house.starts, nothing)
    const fileOf = (id: string) => plan.get(id) ?? id
    const next = new Map<string, Set<string>>()
    for (const [id, { imports }] of house.graph)
      for (const imported of imports)
        if (fileOf(id) !== fileOf(imported))
          next.set(fileOf(id), (next.get(fileOf(id)) ?? new Set()).add(fileOf(imported)))
    for (const file of next.keys()) {
      const waited = new Set(next.get(file))
      for (const other of waited) for (const further of next.get(other) ?? []) waited.add(further)
      expect(waited, `what ${file} waits for`).not.toContain(file)
    }
  })

  it('counts what every page has loaded as there', () => {
    const graph = modules({ cart: 'react line', orders: 'react line', line: 'react', react: '' }, ['line'])
    const plan = planChunks(graph, [screen('cart'), late('orders'), screen('blog')], {
      framework: ['react'],
      shop: [],
    })
    expect(plan.get('react')).toBe('framework')
    expect(plan.get('line')).toBe('line')
  })

  it('sends with every page what nearly all of them want', () => {
    const graph = modules({ cart: 'stack', orders: 'stack', blog: '', stack: '', link: '' })
    const starts = [...['cart', 'orders', 'blog'].map(screen), late('dialog')]
    expect(planChunks(graph, starts, { framework: [], shop: ['link'] }).get('stack')).toBe('shop')
  })

  it('counts what a file waits for against who would load it', () => {
    // Were it not for what is behind it, `small` would go with `other`.
    const files = {
      cart: 'small',
      orders: 'small',
      blog: 'other',
      help: 'other small',
      small: 'behind',
      other: '',
    }
    const alone = planChunks(modules({ ...files, behind: '' }), starts(files), nothing)
    const heavily = planChunks(modules({ ...files, behind: '' }, ['behind']), starts(files), nothing)
    expect(alone.get('small')).toBe(alone.get('other'))
    expect(heavily.get('small')).not.toBe(heavily.get('other'))
  })

  it('names files that others wait for first', () => {
    const others = ['login', 'register']
    const graph = modules(
      { cart: 'a', orders: 'a', blog: 'b', help: 'b', login: '', register: '', a: 'b', b: '' },
      ['a', 'b'],
    )
    const plan = planChunks(graph, [...['cart', 'orders', 'blog', 'help'], ...others].map(screen), nothing)
    const files = [...new Set(plan.values())]
    expect(files.indexOf('b')).toBeLessThan(files.indexOf('a'))
  })
})
