import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // Workspace packages are TypeScript sources. The build renders its one document with them.
  ssr: { noExternal: [/^@colada\//] },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
})
