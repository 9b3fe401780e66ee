import { data } from 'react-router-dom'

/** Addresses that lead nowhere answer 404; the root's error boundary shows the page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export const clientLoader = loader

export default function NotFoundScreen() {
  return null
}
