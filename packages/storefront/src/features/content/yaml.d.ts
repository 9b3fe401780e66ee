/** Content files are validated by their schemas in `tests/storefront/features/content/files.test.ts`. */
declare module '*.yaml' {
  const content: unknown
  export default content
}
