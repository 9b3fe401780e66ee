import { data } from 'react-router-dom'

function throwNotFound(): never {
  throw data(null, { status: 404 })
}

/** Unknown paths respond with 404; the root's error boundary renders the page. */
export const loader = () => throwNotFound()
export const clientLoader = () => throwNotFound()

export default function NotFoundScreen() {
  return null
}
