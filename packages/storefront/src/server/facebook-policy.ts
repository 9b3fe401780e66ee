import type { PolicySources } from '@colada/server/content-security-policy'

/** Sources of the document of the log-in with Facebook beyond those of other documents (docs/decisions/0029). */
export const facebookSources: PolicySources = {
  'script-src': ['https://connect.facebook.net'],
  'connect-src': ['https://*.facebook.com'],
  'frame-src': ['https://*.facebook.com'],
  'img-src': ['https://*.facebook.com'],
}
