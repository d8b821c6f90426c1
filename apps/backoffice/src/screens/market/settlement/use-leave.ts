import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { paths } from '../../../app/paths.ts'

/** The way back to the list as it was filtered, or to the whole list if one came from elsewhere. */
export function useLeave(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: paths.markets })
  }
}
