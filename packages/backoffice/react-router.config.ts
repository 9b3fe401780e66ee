import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // Staff log in first, so nothing is rendered on a server: the build has one document for every path.
  ssr: false,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
