import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { languages } from '@colada/domain/wire/language'
import { routeRows } from './platform/routes/route-table.ts'
import { routerPath } from './platform/routes/router-path.ts'

/** The routes of React Router, from the route table. Ids are the specification's names with their language. */
const named = routeRows
  // A route without a screen is matched by the splat route and stays out of the manifest.
  .filter(([, row]) => row.matchedBy === undefined && row.screen !== 'not-found')
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

// Without a splat route no middleware runs for unknown paths, and they respond with 500.
export default [...named, route('*', 'screens/not-found.tsx', { id: 'Unknown' })] satisfies RouteConfig
