import type { RouteName } from '@colada/domain/routes/paths'
import { languages } from '@colada/domain/wire/language'
import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pathsOf, routeScreens } from './platform/routes/route-table.ts'
import { routerPath } from './platform/routes/router-path.ts'

/**
 * The routes of React Router, from the route table; a route without a screen stays out of the manifest. Ids are the
 * specification's names with their language.
 */
const named = (Object.entries(routeScreens) as [RouteName, string][]).flatMap(([name, screen]) =>
  languages.flatMap((language) =>
    pathsOf(name, language).map((path, position) =>
      entry(
        routerPath(path),
        screen,
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
