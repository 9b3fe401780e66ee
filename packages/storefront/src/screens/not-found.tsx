import { data } from 'react-router-dom'

function answer(): never {
  throw data(null, { status: 404 })
}

/** Addresses that lead nowhere answer 404; the root's error boundary shows the page. */
export const loader = () => answer()
export const clientLoader = () => answer()

export default function NotFoundScreen() {
  return null
}
