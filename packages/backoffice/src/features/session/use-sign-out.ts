import { useNavigate } from 'react-router-dom'
import { removeMarker } from '../../platform/session/marker.ts'
import { sessionClosed } from '../../platform/session/session-slice.ts'
import { useAppDispatch } from '../../platform/store.ts'
import { useLogOutMutation } from './endpoints.ts'

/** Ends the session. Without a connection it ends in this browser, and at the API with the next request. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [logOut] = useLogOutMutation()
  return async () => {
    await logOut()
    removeMarker()
    await navigate('/login', { replace: true })
    // After the navigation: a locked screen is not shown again.
    dispatch(sessionClosed())
  }
}
