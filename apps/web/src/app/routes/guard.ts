import { isGuarded, paths } from '../../lib/paths.ts'

export type Visit = { pathname: string; loggedIn: boolean; mobile: boolean }
export type Detour = { to: string; search?: Record<string, string> }

/** Wide category addresses that a phone opens as the game list of that type (SIL-007). */
const categoryPaths = ['casino', 'slot', 'table', 'crash', 'fishing', 'arcade', 'lottery'] as const

/**
 * Where a visit is sent instead, or null if it may go on. The wished address is not remembered
 * (SIL-013).
 */
export function detour(visit: Visit): Detour | null {
  const { pathname, loggedIn, mobile } = visit
  const openOnWide = !mobile && pathname === paths.promotions
  if (isGuarded(pathname) && !loggedIn && !openOnWide) return { to: paths.login }
  if (loggedIn && (pathname === paths.login || pathname === paths.signup)) return { to: paths.home }
  return hostDetour(pathname, mobile) ?? (mobile ? mobileDetour(pathname) : null)
}

/** Addresses that the documents only link to (SIL-008). */
function hostDetour(pathname: string, mobile: boolean): Detour | null {
  if (pathname === '/player/playGame') return { to: paths.exchange }
  if (pathname === '/page/guest/register.jsp') return { to: mobile ? paths.signup : paths.register }
  return null
}

function mobileDetour(pathname: string): Detour | null {
  if (pathname === paths.register) return { to: paths.signup }
  if (pathname === '/referral') return { to: paths.referralProgram }
  const category = categoryPaths.find((name) => pathname === `/${name}`)
  if (category === undefined) return null
  const title = category.charAt(0).toUpperCase() + category.slice(1)
  return { to: paths.games, search: { type: category, system: '', title } }
}
