export { NotFound as default } from '../shell/error-page.tsx'
