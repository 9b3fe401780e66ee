import { useNavigate } from 'react-router-dom'
import { removeMarker } from '../../platform/session/marker.ts'
import { useLogOutMutation } from './endpoints.ts'

/** Ends the session. Without a connection it ends in this browser, and at the API with the next request. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const [logOut] = useLogOutMutation()
  return async () => {
    await logOut()
    removeMarker()
    await navigate('/login', { replace: true })
  }
}
