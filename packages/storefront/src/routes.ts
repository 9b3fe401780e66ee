import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { languages } from '@colada/domain/wire/language'
import { routeRows } from './platform/routes/route-table.ts'
import { routerPath } from './platform/routes/router-path.ts'

/** The router's routes, made from the route table. Ids are the specification's names with their language. */
const named = routeRows
  // What has no screen yet is left to the last resort, and needs no place in every visitor's manifest.
  .filter(([, row]) => row.within === undefined && row.screen !== 'not-found')
  .flatMap(([name, row]) =>
    languages.flatMap((language) =>
      [row.paths[language], ...(row.aliases?.[language] ?? [])].map((path, position) =>
        entry(
          routerPath(path),
          row.screen,
          position === 0 ? `${name}-${language}` : `${name}-${language}-${position}`,
        ),
      ),
    ),
  )

function entry(path: string, screen: string, id: string): RouteConfigEntry {
  const file = `screens/${screen}.tsx`
  return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id })
}

// Without a last resort, middleware would not run for unknown addresses and they would answer 500.
export default [...named, route('*', 'screens/not-found.tsx', { id: 'Unknown' })] satisfies RouteConfig
