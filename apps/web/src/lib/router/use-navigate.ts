import type { Way } from './open-history.ts'
import { useRouter } from './router-context.ts'

/** Leads the player to another page. */
export function useNavigate(): (way: Way) => void {
  return useRouter().history.go
}
