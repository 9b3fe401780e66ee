import { redirect } from 'react-router-dom'

/** The first section; it asks for a log-in. */
export const clientLoader = () => redirect('/counter')

export default function Home() {
  return null
}
