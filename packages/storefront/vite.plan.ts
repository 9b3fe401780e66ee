/** A module of the browser's build, as far as it matters which file it travels in. */
export interface Part {
  /** Modules that it imports statically. */
  readonly imports: readonly string[]
  /** Characters of its source: near enough to what it weighs. */
  readonly size: number
  /** Whether it is a component of the library, which no screen should bring that does not show it. */
  readonly isComponent: boolean
}

/** Where somebody begins to load: a screen, or what arrives later on demand. */
export interface Start {
  readonly id: string
  readonly isScreen: boolean
  /** Whether its own file may take up what it shares with others: they load it then. */
  readonly isOpen?: boolean
  /** How many files it may load, where their number is bounded. */
  readonly mostFiles?: number
  /** How much its loading counts beside that of others. */
  readonly weight: number
}

/** A file to be: modules that travel together, and who loads it. */
interface Bundle {
  readonly name: string
  readonly ids: readonly string[]
  readonly by: ReadonlySet<Start>
  readonly size: number
  readonly componentSize: number
  /** How willing it is to be joined: the file of a start holds what nobody else runs, and that of every page keeps its name. */
  readonly kind: 'loose' | 'fixed' | 'everywhere'
}

/** What a request costs, in characters of source: its headers, its way, and that it is compressed by itself. */
const requestCost = 7_000

/** How many times its size a component counts for a screen that brings it and does not show it: as a rule, and where it must. */
const needless = { never: Infinity, ifNeedBe: 12 } as const

/** The files of what every page runs, from the start: libraries and ours change at different times. */
export type EveryPage = Readonly<Record<'framework' | 'shop', readonly string[]>>

/**
 * Decides which modules travel in a file together. Modules that the same starts run always arrive together; such groups are
 * joined as long as the requests that this saves are worth more than what is then loaded without use, and never so
 * that files would wait for each other in a circle. A screen brings a component that it does not show only where another
 * would load more files than it may. Answers the file of each module; those that a start has for itself have
 * none, and neither have starts. What others wait for comes first.
 */
export function planChunks(
  parts: ReadonlyMap<string, Part>,
  starts: readonly Start[],
  everyPage: EveryPage,
): ReadonlyMap<string, string> {
  let bundles = groupsOf(parts, starts, everyPage)
  for (;;) {
    const behind = filesBehind(bundles, parts)
    const best = bestPair(bundles, behind) ?? pairToSave(bundles, behind, starts)
    if (!best)
      return namesOf(bundles.toSorted((one, other) => behind.get(one)!.size - behind.get(other)!.size))
    const joined = join(...best)
    const later = new Set(best.flatMap((bundle) => [...behind.get(bundle)!]))
    bundles = bundles
      .filter((bundle) => !best.includes(bundle))
      // Who loads a file loads what it waits for.
      .map((bundle) =>
        later.has(bundle) ? { ...bundle, by: new Set([...bundle.by, ...joined.by]) } : bundle,
      )
    bundles.push(joined)
  }
}

/** All files that each waits for, directly or in turn. */
function filesBehind(
  bundles: readonly Bundle[],
  parts: ReadonlyMap<string, Part>,
): ReadonlyMap<Bundle, ReadonlySet<Bundle>> {
  const owners = new Map(bundles.flatMap((bundle) => bundle.ids.map((id) => [id, bundle] as const)))
  const next = new Map(
    bundles.map((bundle) => {
      const imported = bundle.ids.flatMap((id) => parts.get(id)?.imports ?? [])
      return [bundle, new Set(imported.flatMap((id) => owners.get(id) ?? []))] as const
    }),
  )
  return new Map(
    bundles.map((bundle) => {
      const found = new Set(next.get(bundle))
      for (const other of found) for (const further of next.get(other)!) found.add(further)
      found.delete(bundle)
      return [bundle, found]
    }),
  )
}

type Behind = ReturnType<typeof filesBehind>

/** The two files that are best sent as one; none where that would save nothing. */
function bestPair(
  bundles: readonly Bundle[],
  behind: Behind,
  open = bundles.filter(({ kind }) => kind !== 'fixed'),
  needlessly: number = needless.never,
  least = 0,
): [Bundle, Bundle] | undefined {
  const burdens = new Map(open.map((bundle) => [bundle, burdensOf(bundle, bundles, behind, needlessly)]))
  let best: [Bundle, Bundle] | undefined
  let most = least
  for (const [at, one] of open.entries())
    for (const other of open.slice(at + 1)) {
      const gain = gainOf(one, other, burdens)
      if (gain <= most || closesCircle(one, other, behind)) continue
      most = gain
      best = [one, other]
    }
  return best
}

/**
 * Of the files of a start that loads more than it may, those whose joining does least harm. Who may load the fewest comes
 * first: what they join, the others have then.
 */
function pairToSave(
  bundles: readonly Bundle[],
  behind: Behind,
  starts: readonly Start[],
): [Bundle, Bundle] | undefined {
  const most = ({ mostFiles = Infinity }: Start) => mostFiles
  for (const start of starts.toSorted((one, other) => most(one) - most(other))) {
    const files = bundles.filter(({ by }) => by.has(start))
    if (files.length <= most(start)) continue
    const open = files.filter(({ kind }) => kind !== 'fixed')
    const pair = bestPair(bundles, behind, open, needless.ifNeedBe, -Infinity)
    if (pair) return pair
  }
  return undefined
}

/** Whether files as one would wait for a third that waits for them. */
function closesCircle(one: Bundle, other: Bundle, behind: Behind): boolean {
  const returns = (from: Bundle, to: Bundle) =>
    [...behind.get(from)!].some((between) => between !== to && behind.get(between)!.has(to))
  return returns(one, other) || returns(other, one)
}

/** What a file costs each start that would load it without need, with what it waits for. */
function burdensOf(
  bundle: Bundle,
  bundles: readonly Bundle[],
  behind: Behind,
  needlessly: number,
): ReadonlyMap<Start, number> {
  const starts = bundles.find(({ kind }) => kind === 'everywhere')!.by
  const waited = [...behind.get(bundle)!]
  return new Map(
    [...starts].map((start) => {
      const weigh = ({ size, componentSize }: Bundle) =>
        size + (start.isScreen && componentSize > 0 ? (needlessly - 1) * componentSize : 0)
      const further = waited.filter(({ by }) => !by.has(start))
      return [start, further.reduce((sum, other) => sum + requestCost + weigh(other), weigh(bundle))]
    }),
  )
}

/** What is won by sending two files as one: a request for who loads both, less what the others load in vain. */
function gainOf(
  one: Bundle,
  other: Bundle,
  burdens: ReadonlyMap<Bundle, ReadonlyMap<Start, number>>,
): number {
  const isEverywhere = [one.kind, other.kind].includes('everywhere')
  let gain = 0
  const pay = (start: Start, file: Bundle) => {
    // What comes late comes to a page that has what every page runs.
    if (start.isScreen || !isEverywhere) gain -= start.weight * burdens.get(file)!.get(start)!
  }
  for (const start of one.by)
    if (other.by.has(start)) gain += start.weight * requestCost
    else pay(start, other)
  for (const start of other.by) if (!one.by.has(start)) pay(start, one)
  return gain
}

function join(one: Bundle, other: Bundle): Bundle {
  const [first, second] =
    other.kind === 'everywhere' || (one.kind === 'loose' && other.size > one.size)
      ? [other, one]
      : [one, other]
  return {
    ...first,
    ids: [...first.ids, ...second.ids],
    by: new Set([...first.by, ...second.by]),
    size: first.size + second.size,
    componentSize: first.componentSize + second.componentSize,
  }
}

/** Each module's file by its name; those that are given count first. */
function namesOf(bundles: readonly Bundle[]): ReadonlyMap<string, string> {
  const taken = new Set(['framework', 'shop'])
  return new Map(
    bundles
      .filter(({ kind, name }) => kind !== 'fixed' || name === 'framework')
      .flatMap((bundle) => {
        let { name } = bundle
        if (bundle.kind === 'loose')
          for (let copy = 2; taken.has(name); copy += 1) name = `${bundle.name}-${copy}`
        taken.add(name)
        return bundle.ids.map((id): [string, string] => [id, name])
      }),
  )
}

/** Modules by who runs them, components apart. */
function groupsOf(
  parts: ReadonlyMap<string, Part>,
  starts: readonly Start[],
  { framework, shop }: EveryPage,
): Bundle[] {
  const everywhere = new Set([...framework, ...shop])
  const runBy = new Map<string, Set<Start>>()
  for (const start of starts) {
    const reached = new Set([start.id])
    for (const id of reached) {
      if (everywhere.has(id)) continue
      runBy.set(id, (runBy.get(id) ?? new Set()).add(start))
      for (const imported of parts.get(id)?.imports ?? []) if (parts.has(imported)) reached.add(imported)
    }
  }
  const numbers = new Map(starts.map((start, at) => [start, at]))
  const isStart = new Set(starts.map(({ id }) => id))
  const groups = new Map<string, { ids: string[]; by: Set<Start>; isFixed: boolean }>()
  for (const [id, by] of runBy) {
    const [only] = by
    // What is no component may travel where a component may not.
    const shared = () => `${parts.get(id)?.isComponent} ${[...by].map((start) => numbers.get(start)).join()}`
    const isFixed = by.size === 1 ? !only!.isOpen : isStart.has(id)
    const key = isStart.has(id) ? id : by.size === 1 ? only!.id : shared()
    const group = groups.get(key) ?? { ids: [], by, isFixed }
    group.ids.push(id)
    groups.set(key, group)
  }
  const bundleOf = (
    ids: readonly string[],
    by: ReadonlySet<Start>,
    kind: Bundle['kind'],
    name?: string,
  ): Bundle => {
    const sizes = (counted: readonly string[]) =>
      counted.reduce((sum, id) => sum + (parts.get(id)?.size ?? 0), 0)
    const largest = ids.reduce((most, id) => (sizes([id]) > sizes([most]) ? id : most), ids[0] ?? '')
    return {
      name: name ?? nameOf(largest),
      ids,
      by,
      size: sizes(ids),
      componentSize: sizes(ids.filter((id) => parts.get(id)?.isComponent)),
      kind,
    }
  }
  const everybody = new Set(starts)
  return [
    bundleOf(framework, everybody, 'fixed', 'framework'),
    bundleOf(shop, everybody, 'everywhere', 'shop'),
    ...[...groups.values()].map(({ ids, by, isFixed }) => bundleOf(ids, by, isFixed ? 'fixed' : 'loose')),
  ]
}

/** A file's name for people: of its largest module, or of the package that it is from. */
function nameOf(id: string): string {
  const [, library] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? []
  const base = library ?? id.split('?')[0]!.split(/[\\/]/).at(-1)!.split('.')[0]!
  return base.replace(/^@/, '').replace(/[^\w-]+/g, '-')
}
